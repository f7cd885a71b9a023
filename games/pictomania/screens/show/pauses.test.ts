import { inkOf } from '@figment/ink'
import { expect, it } from 'vitest'
import type { DrawnStroke, LaidGuess } from '../../types.ts'
import { withoutPauses } from './pauses.ts'

/** A dot: a hand takes 120 milliseconds for it. */
const dot = (number: number, at: number): DrawnStroke => [number, 'thin', inkOf([{ x: 5, y: 5, pressure: 1 }]), at]
const guess = (by: number, at: number): LaidGuess => ({ by, at, shown: null })

it('what is left of a pause is four tenths of a second; what was drawn or guessed in one go stays so', () => {
  const told = withoutPauses({ strokes: [dot(0, 60_000), dot(1, 60_150), dot(2, 425_500)], pile: [guess(1, 90_000), guess(2, 425_600)] })
  expect(told.strokes.map(([, , , at]) => at)).toEqual([520, 670, 1590])
  expect(told.pile.map(({ at }) => at)).toEqual([1070, 1690])
  expect(told.end).toBe(1690)
})

it('nothing was drawn: nothing is told', () => {
  expect(withoutPauses({ strokes: [], pile: [] })).toEqual({ strokes: [], pile: [], end: 0 })
})
