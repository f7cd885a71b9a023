import { describe, expect, it } from 'vitest'
import { Story } from '../testing/story.ts'
import type { Move } from '../types.ts'

const told = (seats = 4) => new Story(seats).claim(0).tell(0, 2)

describe('whose turn it is', () => {
  it("[PZ11] from the storyteller's left, clockwise, past the storyteller", () => {
    const story = new Story(4).claim(2).tell(2)
    for (const seat of [3, 0, 1, 3, 0, 1]) {
      expect(story.turn).toBe(seat)
      expect(story.open.awaited).toEqual([seat])
      story.fits(seat)
    }
  })

  it('[PZ11] nobody acts out of turn, the storyteller never', () => {
    const story = told()
    const moves = (seat: number): Move[] => [
      { type: 'swapLine', line: story.line(seat) },
      { type: 'addLine', line: story.line(seat) },
      { type: 'guess', number: 1 },
    ]
    for (const move of moves(2)) expect(story.try(2, move)).toBe('notYourTurn')
    for (const move of moves(0)) expect(story.try(0, move)).toBe('storytellerWaits')
    const early = new Story(4).claim(0)
    expect(early.try(1, { type: 'guess', number: 1 })).toBe('notNow')
    expect(early.try(1, { type: 'addLine', line: early.line(1) })).toBe('notNow')
  })

  it('[PZ11] two guesses at the same moment: only the one whose turn it is has guessed', () => {
    const story = told()
    expect(story.try(2, { type: 'guess', number: 2 })).toBe('notYourTurn')
    expect(story.try(1, { type: 'guess', number: 2 })).toBeNull()
    expect(story.try(2, { type: 'guess', number: 2 })).toBe('notNow')
    expect(story.open.guesses).toEqual([{ by: 1, number: 2, isRight: true }])
  })

  it('[PZ11] a guess sent twice costs one point', () => {
    const story = told()
    expect(story.try(1, { type: 'guess', number: 3 })).toBeNull()
    expect(story.try(1, { type: 'guess', number: 3 })).toBe('notYourTurn')
    expect(story.open.scores[1]).toBe(4)
  })

  it('[PZ12] [PZ9] a line can be swapped first, once a turn', () => {
    const story = told()
    const discarded = story.line(1)
    story.swap(1)
    expect(story.open.swapped).toBe(discarded)
    expect(story.turn).toBe(1)
    expect(story.try(1, { type: 'swapLine', line: story.line(1) })).toBe('alreadySwapped')
    story.fits(1)
    expect(story.open.swapped).toBeNull()
    story.swap(2).guessWrong(2)
    expect(story.swap(3).open.swapped).not.toBeNull()
  })
})

describe('adding a line', () => {
  it('[PZ13] it goes under the last one with a chip, and the hand is full again', () => {
    const story = told()
    const line = story.line(1)
    const top = story.state.hidden.lines.pile[0]
    story.add(1)
    expect(story.open.lines).toEqual([{ line, by: 1, mark: null }])
    expect(story.open.chips[1]).toBe(2)
    expect(story.hand(1)).toHaveLength(5)
    expect(story.hand(1)).toContain(top)
    const second = story.mark('fits').line(2)
    expect(story.add(2).open.lines.map((laid) => laid.line)).toEqual([line, second])
  })

  it('[PZ13] only a line of the hand of whoever adds it', () => {
    const story = told()
    expect(story.try(1, { type: 'addLine', line: story.line(2) })).toBe('notYourLine')
  })

  it('[PZ14] without a free chip the guesser has to guess', () => {
    const story = told(5)
    for (let circle = 0; circle < 2; circle++) for (const seat of [1, 2, 3, 4]) story.fits(seat)
    expect(story.open.chips).toMatchObject({ 1: 0, 2: 0, 3: 0, 4: 0 })
    expect(story.try(1, { type: 'addLine', line: story.line(1) })).toBe('noFreeChip')
    expect(story.try(1, { type: 'guess', number: 2 })).toBeNull()
  })

  it('[PZ15] only the storyteller marks, and only a line of the poem', () => {
    const story = told().add(1)
    const line = story.open.lines[0]?.line ?? 0
    expect(story.open.awaited).toEqual([0])
    expect(story.try(1, { type: 'mark', line, mark: 'fits' })).toBe('notTheStoryteller')
    expect(story.try(0, { type: 'mark', line: story.line(0), mark: 'fits' })).toBe('noSuchLine')
    expect(story.mark('doesNot').open.lines).toEqual([{ line, by: 1, mark: 'doesNot' }])
  })

  it('[PZ15] a mark sent twice does not fall on the next line', () => {
    const story = told().add(1)
    const line = story.open.lines[0]?.line ?? 0
    story.mark('doesNot').add(2)
    expect(story.try(0, { type: 'mark', line, mark: 'doesNot' })).toBe('alreadyMarked')
    expect(story.marks()).toEqual(['doesNot', null])
  })

  it('[PZ16] nobody acts before the mark', () => {
    const story = told().add(1)
    for (const seat of [1, 2, 3]) {
      expect(story.try(seat, { type: 'addLine', line: story.line(seat) })).toBe('markFirst')
      expect(story.try(seat, { type: 'swapLine', line: story.line(seat) })).toBe('markFirst')
      expect(story.try(seat, { type: 'guess', number: 2 })).toBe('markFirst')
    }
    expect(story.mark('fits').turn).toBe(2)
  })
})

describe('correcting a mark', () => {
  const marked = () => told().add(1).mark('fits')
  const firstLine = (story: Story) => story.open.lines[0]?.line ?? 0

  it('[PZ17] a slip of the hand is put right before the next one acts', () => {
    const story = marked()
    expect(story.tryCorrect(firstLine(story), 'doesNot')).toBeNull()
    expect(story.marks()).toEqual(['doesNot'])
    expect(story.turn).toBe(2)
    expect(story.tryCorrect(firstLine(story), 'fits')).toBeNull()
    expect(story.marks()).toEqual(['fits'])
    expect(story.tryCorrect(firstLine(story), 'fits', 2)).toBe('notTheStoryteller')
    expect(story.tryCorrect(story.line(0), 'fits')).toBe('noSuchLine')
  })

  it('[PZ17] a correction that overtakes its mark waits for it', () => {
    const story = told().add(1)
    expect(story.tryCorrect(firstLine(story), 'doesNot')).toBe('markFirst')
    story.mark('fits')
    expect(story.tryCorrect(firstLine(story), 'doesNot')).toBeNull()
    expect(story.marks()).toEqual(['doesNot'])
  })

  it('[PZ17] the next one has only swapped a line: not too late', () => {
    const story = marked().swap(2)
    expect(story.tryCorrect(firstLine(story), 'doesNot')).toBeNull()
    expect(story.open.swapped).not.toBeNull()
  })

  it('[PZ17] the next one has added a line: too late, also after its mark', () => {
    const story = marked().add(2)
    expect(story.tryCorrect(firstLine(story), 'doesNot')).toBe('tooLateToCorrect')
    expect(story.mark('fits').tryCorrect(firstLine(story), 'doesNot')).toBe('tooLateToCorrect')
    expect(story.marks()).toEqual(['fits', 'fits'])
  })

  it('[PZ17] the next one has guessed: too late, right or wrong', () => {
    const wrong = marked().guessWrong(2)
    expect(wrong.tryCorrect(firstLine(wrong), 'doesNot')).toBe('tooLateToCorrect')
    const right = marked().guessRight(2)
    expect(right.tryCorrect(firstLine(right), 'doesNot')).toBe('tooLateToCorrect')
    expect(right.open.scores[1]).toBe(6)
  })
})

describe('guessing', () => {
  it('[PZ18] wrong: the story is face down in its place, a point is lost, the next one is up', () => {
    const story = told().guess(1, 5)
    expect(story.open.stories.map(({ isFaceUp }) => isFaceUp)).toEqual([true, true, true, true, false, true])
    expect(story.open.scores).toEqual({ 0: 5, 1: 4, 2: 5, 3: 5 })
    expect(story.pointsOf(1)).toEqual(['guessedWrong -1'])
    expect(story.turn).toBe(2)
    expect(story.open.shown).toBeNull()
  })

  it('[PZ18] nobody has less than nothing', () => {
    const story = told()
      .given({ scores: { 0: 5, 1: 0, 2: 1, 3: 5 } })
      .guessWrong(1)
      .guessWrong(2)
    expect(story.scores).toEqual([5, 0, 0, 5])
    expect(story.pointsOf(1)).toEqual([])
  })

  it('[PZ19] a story that is face down is no guess, nor a number that is not there', () => {
    const story = told().guess(1, 5)
    expect(story.try(2, { type: 'guess', number: 5 })).toBe('storyFaceDown')
    for (const number of [0, 7, -1, 99]) expect(story.try(2, { type: 'guess', number })).toBe('noSuchNumber')
    expect(story.turn).toBe(2)
  })

  it('[PZ20] [PZ25] four players, six stories: after four wrong guesses the story is shown, nobody scores, the ending is still laid', () => {
    const story = told().fits(1).fits(2).fits(3)
    for (const seat of [1, 2, 3]) story.guessWrong(seat)
    expect(story.open.phase).toBe('guessing')
    story.guessWrong(1)
    expect(story.open.stories.filter(({ isFaceUp }) => isFaceUp)).toHaveLength(2)
    expect(story.open.shown).toBe(2)
    expect(story.scores).toEqual([5, 3, 4, 4])
    expect(story.open.ender).toBe(1)
    story.endPoem()
    expect(story.scores).toEqual([5, 4, 4, 4])
    expect(story.open.poems[0]).toMatchObject({ guesser: null, lines: story.open.lines.map(({ line }) => line) })
    expect(story.goOn().open.kept).toEqual({ 0: [], 1: [], 2: [], 3: [] })
  })
})
