import { describe, expect, it } from 'vitest'
import { momentsOf } from './moments.ts'
import { Story } from './testing/story.ts'

const evening = () => {
  const story = new Story(4)
  const begun = story.state
  return {
    story: story.claim(0),
    moments: () =>
      momentsOf(
        begun,
        story.told.map((event, entry) => ({ entry, at: entry, event })),
      ),
    kinds() {
      return this.moments().map(({ say }) => say.kind)
    },
  }
}

describe('moments of Poezium', () => {
  it('[PZ1] there are none before the game is over', () => {
    const { story, moments } = evening()
    story.tell(0).guessRight(story.turn).endPoem()
    expect(moments()).toEqual([])
    story.endsEarly()
    expect(moments()).not.toEqual([])
  })

  it('[PZ1] somebody sees it at once', () => {
    const told = evening()
    told.story.tell(0)
    const guesser = told.story.turn
    told.story.guessRight(guesser).endPoem().endsEarly()
    expect(told.moments().find(({ say }) => say.kind === 'early')).toMatchObject({ say: { guesser, lines: 0 }, score: 68 })
  })

  it('[PZ1] lines that all fit, and lines that stray', () => {
    const flawless = evening()
    flawless.story.tell(0)
    for (let lines = 0; lines < 4; lines++) flawless.story.fits(flawless.story.turn)
    flawless.story.guessRight(flawless.story.turn).endPoem().endsEarly()
    expect(flawless.kinds()).toContain('flawless')
    expect(flawless.kinds()).toContain('longest')
    const stray = evening()
    stray.story.tell(0)
    for (let lines = 0; lines < 3; lines++) stray.story.doesNot(stray.story.turn)
    stray.story.guessRight(stray.story.turn).endPoem().endsEarly()
    expect(stray.kinds()).toContain('stray')
    expect(stray.kinds()).not.toContain('flawless')
  })

  it('[PZ1] it takes two wrong guesses, and everybody who wrote is there', () => {
    const told = evening()
    told.story.tell(0)
    for (let guesses = 0; guesses < 2; guesses++) told.story.guessWrong(told.story.turn)
    told.story.guessRight(told.story.turn).endPoem().endsEarly()
    expect(told.kinds()).toContain('wrong')
    expect(told.kinds()).toContain('there')
  })
})
