import { expect, it } from 'vitest'
import { CODE_LETTERS, readCode } from './code.ts'

it('a code is read as people type it', () => {
  expect(readCode(' bcd-fg ')).toBe('BCDFG')
  expect(readCode('bcdfg')).toBe('BCDFG')
  expect(readCode('bcdf ghjk')).toBe('BCDFGHJK')
})

it.each(['', 'BCDF', 'BCDFGHJKM', 'B1DFG', 'BCDFO', 'ВСDFG', '../..'])('%j is no code', (typed) => {
  expect(readCode(typed)).toBeNull()
})

it('no letter looks like another letter or a number', () => {
  for (const lookAlike of ['I', 'L', 'O', '0', '1', 'U', 'E', 'A']) expect(CODE_LETTERS).not.toContain(lookAlike)
})
