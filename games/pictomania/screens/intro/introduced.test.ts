import { expect, it } from 'vitest'
import { type Open, ROUNDS } from '../../types.ts'
import { introAt } from './introduced.ts'

const options = { language: 'en', decks: [1, 2, 3, 4], variant: 'usual', firstRound: 'full', timers: 'off', ownCards: null } as const
const began = 1_000_000
const table = (change: Partial<Open> = {}) => ({ phase: 'understanding', round: 2, roundBegan: began, options, ...change }) as const

it('introduces a round for three seconds, and whoever comes later has missed it', () => {
  expect(introAt(table(), began)).toEqual({ intro: 'level', leftMs: 3000 })
  expect(introAt(table(), began + 2999)).toEqual({ intro: 'level', leftMs: 1 })
  expect(introAt(table(), began + 3000)).toBeNull()
  expect(introAt(table({ phase: 'drawing' }), began)).toBeNull()
})

it('says once a game that it is a fast one, and takes longer for it', () => {
  const fast = { ...options, variant: 'fast' } as const
  expect(introAt(table({ round: 1, options: fast }), began + 4999)).toEqual({ intro: 'fast', leftMs: 1 })
  for (let round = 2; round <= ROUNDS; round++) expect(introAt(table({ round, options: fast }), began)?.intro).toBe('level')
})

it('introduces nothing where nobody wrote down when the round began', () => {
  expect(introAt(table({ roundBegan: null }), began)).toBeNull()
})
