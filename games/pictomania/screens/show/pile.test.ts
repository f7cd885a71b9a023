import type { LaidGuess } from '../../types.ts'
import { describe, expect, it } from 'vitest'
import { outcomeOf, rackOf, toldGuesses } from './pile.ts'

const [red, blue, green] = [0, 1, 2]
const right = (by: number, at: number, stars: number): LaidGuess => ({ by, at, shown: { number: 5, letter: null, isRight: true, stars } })
const wrong = (by: number, at: number): LaidGuess => ({ by, at, shown: { number: 2, letter: 'B', isRight: false, stars: 0 } })

it('each guess is told by how long after the one before it came', () => {
  const pile = [right(blue, 41_000, 2), wrong(red, 41_400), right(green, 60_000, 1)]
  expect(toldGuesses({ pile }).map(({ after }) => after)).toEqual([null, { by: blue, gap: 400 }, { by: red, gap: 18_600 }])
})

it('right guesses took the best tokens, and the rest is left', () => {
  const pile = [right(blue, 1000, 2), wrong(red, 2000), right(green, 3000, 1)]
  expect(rackOf({ pile, pointTokens: [1] })).toEqual([
    { stars: 2, by: blue },
    { stars: 1, by: green },
    { stars: 1, by: null },
  ])
})

describe('how well a drawing was understood', () => {
  it.each([
    ['everybody', [right(blue, 1, 2), right(red, 2, 1)], false],
    ['some', [right(blue, 1, 2), wrong(red, 2)], false],
    ['some', [right(blue, 1, 2)], false],
    ['nobody', [wrong(blue, 1)], false],
    ['noGuess', [], false],
    ['wrongDrawing', [{ by: blue, at: 1, shown: null }], true],
  ] as const)('%s', (outcome, pile, isWrong) => {
    expect(outcomeOf({ pile, isWrong }, 2)).toBe(outcome)
  })
})
