import type { TableState } from '@figment/table'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BOTS_SLOWER_TIMES } from '../running/bounds.ts'
import { setLoadLevel } from '../running/load.ts'
import { BotSeats } from './bot-seats.ts'

const THINKS_MS = 1000

// tests share what they have loaded: here it is loaded anew, with another catalog
vi.hoisted(() => vi.resetModules())
vi.mock('@figment/catalog', () => ({ entry: () => ({ bot: () => ({ after: THINKS_MS, move: { type: 'nod' } }) }) }))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  setLoadLevel(0)
})

it.each([
  [0, 1],
  [1, BOTS_SLOWER_TIMES],
] as const)('at load %i a bot thinks %i times as long', (level, times) => {
  setLoadLevel(level)
  const state = {
    open: { seats: [{ seat: 0, isBot: true, isOut: false }], play: { game: 'any', open: { awaited: [0] } }, pausedAt: null, locale: 'en' },
    held: { 0: {} },
    hidden: {},
  } as unknown as TableState
  const played: unknown[] = []
  const bots = new BotSeats({
    pace: 1,
    state: () => state,
    chance: () => ({}) as never,
    seenBy: () => ({}) as never,
    play: async (_, move) => played.push(move),
  })
  bots.attend({ isWatched: true })
  vi.advanceTimersByTime(times * THINKS_MS - 1)
  expect(played).toEqual([])
  vi.advanceTimersByTime(1)
  expect(played).toEqual([{ type: 'nod' }])
  bots.stop()
})
