import { describe, expect, it } from 'vitest'
import { momentsOf } from './moments.ts'
import { Story } from './testing/story.ts'
import type { Event } from './types.ts'

/** Four draw a line each in the first round; when something was told is kept. */
function evening() {
  const story = new Story(4)
  const begun = story.state
  const at: number[] = []
  const lasts = (ms = 0) => {
    while (at.length < story.told.length) at.push(story.now)
    story.after(ms)
  }
  const moments = () => {
    lasts()
    return momentsOf(
      begun,
      story.told.map((event: Event, entry) => ({ entry, at: at[entry] ?? 0, event })),
    )
  }
  story.dealt()
  for (const seat of [0, 1, 2, 3]) story.draws(seat)
  lasts(10_000)
  return { story, lasts, moments, kinds: () => moments().map(({ say }) => say.kind) }
}

describe('moments of Pictomania', () => {
  it('[PM1] there are none before the game is over', () => {
    const { story, moments } = evening()
    story.guessesRight(1, 0).opened()
    expect(moments()).toEqual([])
  })

  it('[PM1] all know it at once, from a line or two', () => {
    const told = evening()
    told.story.guessesRight(1, 0).guessesRight(2, 0).guessesRight(3, 0).opened().endsEarly()
    expect(told.kinds()).toContain('atOnce')
    expect(told.kinds()).toContain('spare')
    expect(told.moments().find(({ say }) => say.kind === 'atOnce')).toMatchObject({
      say: { guessers: 3, seconds: 10 },
      drawing: 0,
      score: 60 + 25,
    })
  })

  it('[PM1] nobody knows it, or only one', () => {
    const nobody = evening()
    nobody.story.guessesWrong(1, 0).guessesWrong(2, 0).opened().endsEarly()
    expect(nobody.kinds()).toContain('nobody')
    const only = evening()
    only.story.guessesRight(1, 0).guessesWrong(2, 0).guessesWrong(3, 0).opened().endsEarly()
    expect(only.moments().find(({ say }) => say.kind === 'only')?.say).toMatchObject({ guesser: 1 })
  })

  it('[PM1] wiped clean once, then known; and a drawing of something else does not count', () => {
    const again = evening()
    again.story.clears(0).draws(0).guessesRight(1, 0).opened().endsEarly()
    expect(again.kinds()).toContain('again')
    const wrong = evening()
    wrong.story.guessesWrong(1, 0).guessesWrong(2, 0).allFinish().declaresWrong(0).opened().endsEarly()
    expect(wrong.kinds()).not.toContain('nobody')
  })

  it('[PM1] known with a second to spare, and everybody who drew is there', () => {
    const told = evening()
    told.lasts(20_000)
    told.story.guessesRight(1, 0)
    told.lasts(1_000)
    told.story.opened().endsEarly()
    expect(told.kinds()).toContain('lastSecond')
    expect(told.moments().filter(({ say }) => say.kind === 'there')).toHaveLength(4)
  })
})
