import { describe, expect, it } from 'vitest'
import { Story } from '../testing/story.ts'
import { RIVAL } from '../types.ts'

const [teller, guesser] = [0, 1] as const
const told = () => new Story(2).claim(teller).tell(teller, 2)

/** The guesser lays a line, and the rival after them; both are marked. */
const bothLay = (story: Story, ours: 'fits' | 'doesNot', his: 'fits' | 'doesNot') => story.add(guesser).mark(ours).mark(his)

describe('the rival', () => {
  it('[PZ34] joins two with 3 chips and 5 points, and nobody else', () => {
    expect(new Story(2).open.rival).toEqual({ score: 5, chips: 3, kept: [] })
    expect(new Story(2).open.seats).toEqual([0, 1])
    for (const seats of [3, 4, 5, 6]) expect(new Story(seats).open.rival).toBeNull()
  })

  it('[PZ34] [PZ35] comes after the guesser and adds the top line of the pile, which the storyteller marks', () => {
    const story = told()
    expect(story.turn).toBe(guesser)
    story.add(guesser)
    const top = story.state.hidden.lines.pile[0]
    story.mark('fits')
    expect(story.open.lines[1]).toEqual({ line: top, by: RIVAL, mark: null })
    expect(story.open.rival?.chips).toBe(2)
    expect(story.open.awaited).toEqual([teller])
    expect(story.try(guesser, { type: 'guess', number: 2 })).toBe('markFirst')
    story.mark('doesNot')
    expect(story.turn).toBe(guesser)
    expect(story.hand(guesser)).toHaveLength(5)
  })

  it('[PZ34] never tells: the two take turns', () => {
    const story = new Story(2).claim(teller)
    for (const next of [1, 0, 1]) expect(story.plainRound().goOn().open.storyteller).toBe(next)
  })

  it('[PZ35] takes from a new pile when the old one is empty', () => {
    const story = told().givenLinesLeft(1).add(guesser)
    expect(story.open.linesLeft).toBe(0)
    expect(story.mark('fits').open.lines[1]?.by).toBe(RIVAL)
  })

  it('[PZ36] both marks can be corrected until the other person acts', () => {
    const story = told().add(guesser).mark('fits')
    const ours = story.open.lines[0]?.line ?? 0
    expect(story.tryCorrect(ours, 'doesNot')).toBeNull()
    story.mark('fits')
    const his = story.open.lines[1]?.line ?? 0
    expect(story.tryCorrect(ours, 'fits')).toBeNull()
    expect(story.tryCorrect(his, 'doesNot')).toBeNull()
    expect(story.marks()).toEqual(['fits', 'doesNot'])
    story.add(guesser)
    expect(story.tryCorrect(ours, 'doesNot')).toBe('tooLateToCorrect')
    expect(story.tryCorrect(his, 'fits')).toBe('tooLateToCorrect')
  })
})

describe('scores of two', () => {
  it('[PZ37] [PZ38] [PZ39] the example: three lines each, two of three fit, then a wrong guess', () => {
    const story = told()
    bothLay(story, 'fits', 'fits')
    bothLay(story, 'doesNot', 'doesNot')
    bothLay(story, 'fits', 'doesNot')
    expect(story.try(guesser, { type: 'addLine', line: story.line(guesser) })).toBe('noFreeChip')
    const card = story.open.stories[1]?.card
    story.guess(guesser, 1)
    expect(story.open.shown).toBe(2)
    expect(story.pointsOf(guesser)).toEqual(['guessedWrong -1', 'linesThatFit 2'])
    expect(story.pointsOf(RIVAL)).toEqual(['guessedRight 3'])
    expect(story.pointsOf(teller)).toEqual(['storyGuessed 3'])
    expect(story.open.scores).toEqual({ [teller]: 8, [guesser]: 6 })
    expect(story.open.rival?.score).toBe(8)
    expect(story.open.guesses).toEqual([
      { by: guesser, number: 1, isRight: false },
      { by: RIVAL, number: 2, isRight: true },
    ])
    expect(story.endPoem().goOn().open.rival?.kept).toEqual([card])
  })

  it('[PZ38] [PZ39] the person guesses: 3, the storyteller by the chips, the rival for all his lines', () => {
    const story = told()
    bothLay(story, 'doesNot', 'doesNot')
    bothLay(story, 'fits', 'fits').guessRight(guesser)
    expect(story.open.scores).toEqual({ [teller]: 7, [guesser]: 8 })
    // tied with the storyteller for the fewest, he has also laid the ending
    expect(story.pointsOf(RIVAL)).toEqual(['rivalsLines 2', 'endingLaid 1'])
    expect(story.open.rival?.score).toBe(8)
    const card = story.open.stories[1]?.card
    expect(story.endPoem().goOn().open.kept[guesser]).toEqual([card])
  })

  it('[PZ38] right at once: 3 for the guesser, nothing for the storyteller', () => {
    const story = told().guessRight(guesser)
    expect(story.open.scores).toEqual({ [teller]: 5, [guesser]: 8 })
    expect(story.pointsOf(teller)).toEqual([])
  })

  it('[PZ37] wrong at once: the rival takes the story, and the storyteller gets nothing', () => {
    const story = told().guessWrong(guesser)
    expect(story.open.scores).toEqual({ [teller]: 5, [guesser]: 4 })
    expect(story.open.rival?.score).toBe(8)
  })
})

describe('the end of a round of two', () => {
  it('[PZ40] the rival has the fewest: the top ending, 1 point, and one more ending for the storyteller', () => {
    const story = told().given({ rival: { score: 1, chips: 3, kept: [] } })
    const [first, second, third] = story.state.hidden.endings.pile
    story.guessRight(guesser)
    expect(story.open).toMatchObject({ phase: 'reading', ender: RIVAL, ending: first })
    expect(story.open.rival?.score).toBe(2)
    expect(story.pointsOf(RIVAL)).toEqual(['endingLaid 1'])
    expect(story.state.hidden.faceDown[teller]).toEqual([second])
    expect(story.open.told[teller]).toBe(1)
    expect(story.state.hidden.endings.pile[0]).toBe(third)
    expect(story.open.poems[0]?.endedBy).toBe(RIVAL)
  })

  it('[PZ41] tied with him for the fewest: he ends the poem, and nobody draws', () => {
    const story = told().guessRight(guesser)
    expect(story.open).toMatchObject({ ender: RIVAL, draw: null, phase: 'reading' })
  })

  it('[PZ27] tied without him: the two draw as always', () => {
    const story = told()
      .given({ scores: { [teller]: 4, [guesser]: 1 } })
      .guessRight(guesser)
    expect(story.open.scores).toEqual({ [teller]: 4, [guesser]: 4 })
    expect(story.open.draw?.drawn.map(({ seat }) => seat)).toEqual([teller, guesser])
    expect(story.open.phase).toBe('ending')
  })
})

describe('the end of a game of two', () => {
  const lastReading = () =>
    told()
      .given({ told: { [teller]: 2, [guesser]: 3 } })
      .guessRight(guesser)
      .endPoem()

  it('[PZ42] six rounds: both have told three times', () => {
    const story = new Story(2).claim(guesser).toTheEnd()
    expect(story.open.poems).toHaveLength(6)
    expect(story.open.told).toEqual({ [teller]: 3, [guesser]: 3 })
  })

  it('[PZ41] tied with the rival at the top: he wins, whatever the story cards', () => {
    const story = lastReading()
      .given({ scores: { [teller]: 4, [guesser]: 9 }, rival: { score: 10, chips: 3, kept: [] } })
      .goOn()
    expect(story.open.scores[guesser]).toBe(10)
    expect(story.open.winner).toBe(RIVAL)
  })

  it('[PZ33] [PZ32] his story cards count as well, and a person with more points wins', () => {
    const story = lastReading()
      .given({ scores: { [teller]: 4, [guesser]: 12 }, rival: { score: 10, chips: 3, kept: ['a', 'b'] } })
      .goOn()
    expect(story.open.rival?.score).toBe(12)
    expect(story.open.winner).toBe(guesser)
  })
})
