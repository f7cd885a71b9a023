import { expect, it } from 'vitest'
import { chooseLocale, plural } from './index.ts'

it('numbers and words agree', () => {
  const очки = { one: 'очко', few: 'очка', many: 'очков', other: 'очка' }
  expect([1, 2, 5, 11, 21].map((count) => plural('ru', count, очки))).toEqual(['очко', 'очка', 'очков', 'очков', 'очко'])
  const punkty = { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' }
  expect([1, 2, 5, 12, 21].map((count) => plural('pl', count, punkty))).toEqual(['punkt', 'punkty', 'punktów', 'punktów', 'punktów'])
  expect([1, 2].map((count) => plural('en', count, { one: 'point', other: 'points' }))).toEqual(['point', 'points'])
})

it('the first language that we speak is chosen', () => {
  expect(chooseLocale(['de-DE', 'uk-UA', 'en'])).toBe('uk')
  expect(chooseLocale(['pl'])).toBe('pl')
  expect(chooseLocale(['ja'])).toBe('en')
  expect(chooseLocale([])).toBe('en')
})
