import { expect, it } from 'vitest'
import { nameToTry, nameTrouble } from './profile.ts'

it('whoever is called like somebody else finds a way out, and another one if that is taken too', () => {
  expect(nameToTry('Władysława')).toBe('Władysława 2')
  expect(nameToTry('Władysława 2')).toBe('Władysława 3')
  expect(nameToTry(' Agent 007 ')).toBe('Agent 8')
  expect(nameToTry('7')).toBe('7 2')
  expect(nameToTry('x'.repeat(20))).toBe(`${'x'.repeat(18)} 2`)
  expect(nameToTry('👨‍👩‍👧‍👦'.repeat(20))).toBe(`${'👨‍👩‍👧‍👦'.repeat(18)} 2`)
})

it('a name that nobody sees is none, and twenty letters are what people count', () => {
  expect(nameTrouble('\u2800\u200d\ufe0f')).toBe('nameEmpty')
  expect(nameTrouble('👨‍👩‍👧‍👦'.repeat(20))).toBeNull()
  expect(nameTrouble('👨‍👩‍👧‍👦'.repeat(21))).toBe('nameTooLong')
})
