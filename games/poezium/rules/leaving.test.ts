import { describe, expect, it } from 'vitest'
import { everyEnding, everyLine, everyStory } from '../testing/places.ts'
import { Story } from '../testing/story.ts'
import { RIVAL } from '../types.ts'

const told = (seats = 4) => new Story(seats).claim(0).tell(0, 2)

function expectNothingLost({ state }: Story): void {
  expect(new Set(everyLine(state)).size).toBe(150)
  expect(new Set(everyEnding(state)).size).toBe(50)
  expect(new Set(everyStory(state)).size).toBe(100)
}

describe('somebody is removed', () => {
  it('[PZ43] the hand and the story cards go to the discards', () => {
    const story = told().guessRight(1).endPoem().goOn()
    const hand = story.hand(1)
    const kept = story.open.kept[1] ?? []
    expect(kept).toHaveLength(1)
    story.leaves(1)
    expect(story.open.seats).toEqual([0, 2, 3])
    expect(story.state.hidden.lines.discard).toEqual(expect.arrayContaining([...hand]))
    expect(story.state.hidden.stories.discard).toContain(kept[0])
    expectNothingLost(story)
  })

  it('[PZ44] a guesser gone: the lines stay, the chips no longer score', () => {
    const story = told().fits(1).fits(2).fits(3).leaves(2)
    expect(story.open.lines.map(({ by }) => by)).toEqual([1, 2, 3])
    story.guessRight(1)
    expect(story.open.scores).toEqual({ 0: 6, 1: 6, 2: 5, 3: 6 })
    expect(story.endPoem().open.poems[0]?.lines).toHaveLength(3)
  })

  it('[PZ44] gone at their turn, or while their line is marked: the next one’s turn', () => {
    expect(told().fits(1).leaves(2).turn).toBe(3)
    const marking = told().fits(1).add(2).leaves(2)
    expect(marking.open.phase).toBe('marking')
    expect(marking.mark('fits').turn).toBe(3)
    expect(told().leaves(3).fits(1).fits(2).turn).toBe(1)
  })

  it('[PZ44] the numbers stay those of the start', () => {
    const story = told(5).leaves(4).leaves(3).guessRight(1).endPoem().goOn()
    expect(story.open.setup).toEqual({ chips: 2, stories: 7, tellings: 2 })
    expect(story.open.stories).toHaveLength(7)
    expect(story.leaves(2).toTheEnd().open.told).toMatchObject({ 0: 2, 1: 2 })
  })

  it('[PZ45] the storyteller gone before the hint: the next one tells of the same stories', () => {
    const story = new Story(4).claim(1)
    const { stories } = story.open
    story.leaves(1)
    expect(story.open).toMatchObject({ phase: 'telling', storyteller: 2, round: 1, stories })
    expect(story.open.told[2]).toBe(0)
  })

  it('[PZ45] the storyteller gone while others guess: the round is void, and lost points come back', () => {
    const story = told().fits(1).guessWrong(2).add(3).leaves(0)
    expect(story.open).toMatchObject({ phase: 'telling', storyteller: 1, round: 2, poems: [], lines: [], hint: null })
    expect(story.open.scores).toEqual({ 0: 5, 1: 5, 2: 5, 3: 5 })
    expect(story.open.chips).toEqual({ 1: 3, 2: 3, 3: 3 })
    expect(story.open.told).toMatchObject({ 1: 0, 2: 0, 3: 0 })
    expectNothingLost(story)
  })

  it('[PZ45] [PZ32] the last storyteller gone: everybody else has told, so the game is over and counted', () => {
    const kept = { 0: [], 1: ['a', 'b'], 2: [], 3: [] }
    const mid = told()
      .given({ told: { 0: 2, 1: 3, 2: 3, 3: 3 }, kept })
      .leaves(0)
    expect(mid.open).toMatchObject({ phase: 'over', winner: 1 })
    expect(mid.open.scores[1]).toBe(7)
    const before = new Story(4).claim(0).given({ told: { 0: 2, 1: 3, 2: 3, 3: 3 }, kept })
    expect(before.leaves(0).open).toMatchObject({ phase: 'over', winner: 1 })
  })

  it('[PZ46] the storyteller gone after the story was shown: the round stands, the second ending is discarded', () => {
    const story = told().fits(1).fits(2).guessWrong(3).guessRight(1)
    const [first, second] = story.held(3).endings
    story.leaves(0)
    expect(story.open.scores).toMatchObject({ 1: 6, 2: 6, 3: 4 })
    story.endPoem()
    expect(story.open.ending).toBe(first)
    expect(story.state.hidden.endings.discard).toEqual([second])
    expect(story.goOn().open.storyteller).toBe(1)
    expect(story.open.kept[1]).toHaveLength(1)
    expectNothingLost(story)
  })

  it('[PZ47] whoever was to end the poem is gone: the next with the fewest draws two others', () => {
    const story = told()
      .given({ scores: { 0: 5, 1: 5, 2: 2, 3: 3 } })
      .guessRight(1)
    const drawn = story.held(2).endings
    story.leaves(2)
    expect(story.open.ender).toBe(3)
    expect(story.state.hidden.endings.discard).toEqual(drawn)
    for (const ending of story.held(3).endings) expect(drawn).not.toContain(ending)
    expect(story.endPoem().open.phase).toBe('reading')
    expectNothingLost(story)
  })

  it('[PZ27] [PZ47] they drew lines for it, and whoever the draw had chosen is gone: the draw is void', () => {
    const story = told()
      .given({ scores: { 0: 5, 1: 5, 2: 2, 3: 2 } })
      .guessRight(1)
    const { ender, draw } = story.open
    expect(draw?.drawn.map(({ seat }) => seat)).toEqual([2, 3])
    story.leaves(Number(ender))
    expect(story.open).toMatchObject({ phase: 'ending', ender: ender === 2 ? 3 : 2, draw: null })
    expectNothingLost(story)
  })

  it('[PZ27] [PZ47] whoever the draw had not chosen is gone: it stands', () => {
    const story = told()
      .given({ scores: { 0: 5, 1: 5, 2: 2, 3: 2 } })
      .guessRight(1)
    const { ender, draw } = story.open
    expect(story.leaves(ender === 2 ? 3 : 2).open).toMatchObject({ ender, draw })
  })

  it('[PZ46] [PZ47] the storyteller was to end the poem and is gone', () => {
    const story = told()
      .given({ scores: { 0: 1, 1: 5, 2: 2, 3: 3 } })
      .guessRight(1)
      .leaves(0)
    expect(story.open.ender).toBe(2)
    expect(story.endPoem().goOn().open.storyteller).toBe(1)
    expectNothingLost(story)
  })

  it('[PZ43] the one who guessed is gone before the reading ends: the story goes to the discards', () => {
    const story = told().guessRight(1).endPoem()
    const card = story.open.stories[1]?.card
    story.leaves(1).goOn()
    expect(story.state.hidden.stories.discard).toContain(card)
    expectNothingLost(story)
  })

  it('[PZ30] the last one who had not heard enough is gone: the game goes on', () => {
    const story = told().guessRight(1).endPoem()
    for (const seat of [0, 1, 2]) story.try(seat, { type: 'goOn' })
    expect(story.leaves(3).open.phase).toBe('telling')
  })

  it('[PZ48] below two people the game ends with the standing scores', () => {
    const kept = { 0: [], 1: ['a'], 2: [] }
    const story = told(3).given({ kept }).fits(1).leaves(2).leaves(0)
    expect(story.open).toMatchObject({ phase: 'over', winner: 1, lastPoints: [] })
    expect(story.open.scores[1]).toBe(5)
  })

  it('[PZ48] [PZ41] of two, one is gone: the other and the rival compare', () => {
    expect(told(2).leaves(1).open).toMatchObject({ phase: 'over', winner: RIVAL })
    const ahead = told(2)
      .given({ scores: { 0: 6, 1: 5 } })
      .leaves(1)
    expect(ahead.open).toMatchObject({ phase: 'over', winner: 0 })
  })

  it('[PZ48] of three, one is gone: the two go on by themselves', () => {
    const story = told(3).leaves(2)
    expect(story.open.rival).toBeNull()
    expect(story.fits(1).turn).toBe(1)
    for (let wrong = 0; wrong < 3; wrong++) story.guessWrong(1)
    expect(story.open.shown).toBe(2)
  })

  it('[PZ4] somebody leaves before the first claim: the others can still claim', () => {
    const story = new Story(3).leaves(1)
    expect(story.open.awaited).toEqual([0, 2])
    expect(story.claim(2).open.storyteller).toBe(2)
  })
})
