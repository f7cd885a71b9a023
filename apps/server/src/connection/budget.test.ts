import { expect, it } from 'vitest'
import { Budget } from './budget.ts'

const SPEED = { atOnce: 10, perSecond: 2 }

it('is spent at once as far as it goes; then it says how long it takes', () => {
  const budget = new Budget(SPEED, 0)
  expect(budget.waitMs(10, 0)).toBe(0)
  budget.spend(9, 0)
  expect(budget.waitMs(1, 0)).toBe(0)
  expect(budget.waitMs(2, 0)).toBe(500)
  expect(budget.waitMs(2, 499)).toBe(1)
  expect(budget.waitMs(2, 500)).toBe(0)
})

it('never has more than what may be used at once', () => {
  const budget = new Budget(SPEED, 0)
  budget.spend(10, 3_600_000)
  expect(budget.waitMs(1, 3_600_000)).toBe(500)
})

it('what turned out dearer is made good first', () => {
  const budget = new Budget(SPEED, 0)
  budget.spend(14, 0)
  expect(budget.waitMs(1, 0)).toBe(2500)
})

it('what is more than everything may come when everything is there', () => {
  const budget = new Budget(SPEED, 0)
  expect(budget.waitMs(1000, 0)).toBe(0)
  budget.spend(1000, 0)
  expect(budget.waitMs(1, 0)).toBe(495_500)
})

it('a clock that was set back takes nothing away', () => {
  const budget = new Budget(SPEED, 10_000)
  budget.spend(10, 10_000)
  expect(budget.waitMs(1, 5000)).toBe(500)
  expect(budget.waitMs(1, 5500)).toBe(0)
})
