import { expect, it } from 'vitest'
import { clock, lanesOf } from './time.ts'

it('tells minutes and seconds', () => {
  expect([0, 999, 41_200, 60_000, 185_999].map(clock)).toEqual(['0:00', '0:00', '0:41', '1:00', '3:05'])
})

it('marks that would lie over each other get lanes of their own', () => {
  expect(lanesOf([0.1, 0.5, 0.9], 0.1)).toEqual([0, 0, 0])
  expect(lanesOf([0.5, 0.52, 0.54, 0.63], 0.1)).toEqual([0, 1, 2, 0])
  expect(lanesOf([], 0.1)).toEqual([])
})
