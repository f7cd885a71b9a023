import type { LaidGuess, Open, Options, Sheet } from '../../types.ts'
import { describe, expect, it } from 'vitest'
import { countsOf, oddSoFar, tiltOf, wrongCards } from './middle.ts'
import { beatsOf, pauseAfter, pileAt } from './pile-beats.ts'

const [red, blue, green] = [0, 1, 2]
const guess = (by: number, isRight: boolean): LaidGuess => ({
  by,
  at: by,
  shown: { number: by + 1, letter: null, isRight, stars: isRight ? 1 : 0 },
})
const sheet = (pile: readonly LaidGuess[]): Sheet => ({
  strokes: [],
  lastStroke: -1,
  firstGuessAt: null,
  finish: null,
  pile,
  pointTokens: [],
  task: null,
  isWrong: false,
  isOff: false,
})
const table = (firstRound: Options['firstRound'] = 'full'): Pick<Open, 'round' | 'options'> => ({
  round: 1,
  options: { language: 'en', decks: [1, 2, 3, 4], variant: 'usual', firstRound, timers: 'off', ownCards: null },
})

describe('the middle of the table', () => {
  const sheets = {
    [red]: sheet([guess(blue, false), guess(green, false)]),
    [blue]: sheet([guess(green, false), guess(red, true)]),
    [green]: sheet([guess(red, false)]),
  }
  it('has the wrong cards of all piles that are opened, in their order', () => {
    expect(wrongCards({ sheets, opened: [red, blue] })).toEqual([
      { drawing: red, by: blue, number: 2 },
      { drawing: red, by: green, number: 3 },
      { drawing: blue, by: green, number: 3 },
    ])
  })
  it('[PM32] whoever leads alone is the odd one so far, a tie takes it off, and training knows none', () => {
    const cards = wrongCards({ sheets, opened: [red, blue] })
    expect(countsOf(cards)).toEqual([
      { seat: green, count: 2 },
      { seat: blue, count: 1 },
    ])
    expect(oddSoFar(cards, table())).toBe(green)
    expect(oddSoFar(cards, table('training'))).toBeNull()
    expect(oddSoFar(wrongCards({ sheets, opened: [red] }), table())).toBeNull()
    expect(oddSoFar([], table())).toBeNull()
  })
  it('cards lie there crooked, and as crooked every time', () => {
    const tilts = [0, 1, 2, 3, 4, 5].map((by) => tiltOf({ drawing: 2, by, number: by + 1 }))
    expect(new Set(tilts.map(Math.round)).size).toBeGreaterThan(3)
    for (const tilt of tilts) expect(Math.abs(tilt)).toBeLessThanOrEqual(14)
    expect(tiltOf({ drawing: 2, by: 1, number: 2 })).toBe(tilts[1])
  })
})

it('all cards turn before the word comes, and none is judged before it', () => {
  const told = Array.from({ length: beatsOf(2) + 1 }, (_, beat) => pileAt(beat, 2))
  expect(told.map(({ turned, isWordTold, judged, isOver }) => [turned, isWordTold, judged, isOver])).toEqual([
    [0, false, 0, false],
    [1, false, 0, false],
    [2, false, 0, false],
    [2, true, 0, false],
    [2, true, 1, false],
    [2, true, 2, false],
    [2, true, 2, true],
  ])
})

it('five guesses are told in about eight seconds, none at all in three', () => {
  const whole = (guesses: number) =>
    Array.from({ length: beatsOf(guesses) }, (_, beat) => pauseAfter(beat, guesses)).reduce((a, b) => a + b)
  expect(whole(5)).toBeGreaterThan(7_000)
  expect(whole(5)).toBeLessThan(9_000)
  expect(whole(0)).toBeLessThan(3_500)
})
