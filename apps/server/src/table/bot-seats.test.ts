import type { Idea } from '@figment/game-kit'
import type { TableState } from '@figment/table'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BOTS_SLOWER_TIMES } from '../running/bounds.ts'
import { setLoadLevel } from '../running/load.ts'
import { BotSeats } from './bot-seats.ts'

const THINKS_MS = 1000
type Nod = { readonly type: 'nod' }
const nods = (): Idea<Nod> => ({ after: THINKS_MS, move: { type: 'nod' } })
let bot: () => Idea<Nod> = nods

// tests share what they have loaded: here it is loaded anew, with another catalog
vi.hoisted(() => vi.resetModules())
vi.mock('@figment/catalog', () => ({ entry: () => ({ bot: () => bot() }) }))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  setLoadLevel(0)
  bot = nods
})

function botsAt(open: object = {}) {
  const state = {
    open: {
      seats: [{ seat: 0, isBot: true, isOut: false }],
      play: { game: 'any', open: { phase: 'nodding', round: 1, awaited: [0], due: null, ...open } },
      games: 1,
      skill: 'medium',
      pausedAt: null,
      locale: 'en',
    },
    held: { 0: {} },
    hidden: {},
  } as unknown as TableState
  const played: unknown[] = []
  const bots = new BotSeats({
    pace: 1,
    state: () => state,
    chance: () => ({}) as never,
    seenBy: () => ({ strength: {}, heldSince: 0 }),
    present: () => new Set(),
    play: async (_, move) => played.push(move),
  })
  bots.attend({ isWatched: true })
  return { bots, played }
}

it.each([
  [0, 1],
  [1, BOTS_SLOWER_TIMES],
] as const)('at load %i a bot thinks %i times as long', (level, times) => {
  setLoadLevel(level)
  const { bots, played } = botsAt()
  vi.advanceTimersByTime(times * THINKS_MS - 1)
  expect(played).toEqual([])
  vi.advanceTimersByTime(1)
  expect(played).toEqual([{ type: 'nod' }])
  bots.stop()
})

it('a bot that waits for the others looks again, though nothing at the table has changed', () => {
  let isSure = false
  bot = () => (isSure ? nods() : { move: null, after: 4000 })
  const { bots, played } = botsAt()
  vi.advanceTimersByTime(6000)
  expect(played).toEqual([])
  isSure = true
  vi.advanceTimersByTime(6000)
  expect(played[0]).toEqual({ type: 'nod' })
  bots.stop()
})

it('and does not sleep through the end of its time', () => {
  const due = Date.now() + 20_000
  bot = () => (due - Date.now() <= 5000 ? { move: { type: 'nod' }, after: 1000 } : { move: null, after: 60_000 })
  const { bots, played } = botsAt({ due })
  vi.advanceTimersByTime(15_000)
  expect(played).toEqual([])
  vi.advanceTimersByTime(4000)
  expect(played[0]).toEqual({ type: 'nod' })
  bots.stop()
})
