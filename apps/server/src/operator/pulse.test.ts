import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqliteLog } from '@figment/event-log'
import { HISTORY_POINTS, HISTORY_STEP_MS } from '@figment/protocol'
import { expect, it } from 'vitest'
import type { Sums } from '../running/metrics.ts'
import { Metrics } from '../running/metrics.ts'
import { historyIn, Pulse } from './pulse.ts'
import { noWaits, p99Of, sumOfWaits, WAIT_EDGES_MS, waitsSince } from './waits.ts'

const waitsOf = (...counts: (readonly [edgeMs: number, count: number])[]) =>
  noWaits.map((_, at) => counts.find(([edge]) => edge === WAIT_EDGES_MS[at])?.[1] ?? 0)

it('the 99th percentile lies where it must between two edges', () => {
  expect(p99Of(noWaits)).toBeNull()
  expect(p99Of(waitsOf([10, 100]))).toBeCloseTo(5 + 5 * 0.99)
  expect(p99Of(waitsOf([1, 98], [250, 2]))).toBeCloseTo(100 + 150 / 2)
  expect(p99Of([...noWaits.slice(0, -1), 3])).toBe(WAIT_EDGES_MS.at(-1))
  expect(sumOfWaits([waitsOf([1, 2]), waitsOf([1, 3], [5, 1])])).toEqual(waitsOf([1, 5], [5, 1]))
  expect(waitsSince(waitsOf([1, 5]), waitsOf([1, 2], [5, 1]))).toEqual(waitsOf([1, 3]))
})

it('the metrics are counted apart: what was written, how long it took, and what was refused', async () => {
  const metrics = new Metrics()
  metrics.moves.inc(7)
  const now = performance.now()
  for (const ago of [0, 3, 3, 300, 60_000]) metrics.appended('written', now - ago)
  metrics.appended('fenced', now)
  metrics.appended('failed', now)
  metrics.watch({ devices: new Map([['one', { person: 'p1', unsent: 0 }]]), isAwake: true, isInPlay: true })
  const { waits, ...sums } = await metrics.sums()
  expect(sums).toEqual({ tables: 1, inPlay: 1, people: 1, screens: 0, moves: 7, refusedWrites: 2 })
  expect([waits.length, waits.reduce((sum, count) => sum + count, 0), waits.at(-1)]).toEqual([noWaits.length, 5, 1])
})

it('two processes make one day: moves are added up, and what nobody reads is not noted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'figment-log-'))
  const log = await openSqliteLog(join(folder, 'figment.db'))
  const counted: Sums = { tables: 4, inPlay: 2, people: 10, screens: 1, moves: 0, refusedWrites: 0, waits: noWaits }
  const from = Math.floor(Date.now() / HISTORY_STEP_MS) * HISTORY_STEP_MS
  for (const [me, isWanted] of [
    ['one', true],
    ['two', true],
    ['unread', false],
  ] as const) {
    let moves = 0
    const count = async () => ({ ...counted, moves, waits: waitsOf([10, moves]) })
    const pulse = new Pulse({ notes: log.notes, me, count, isWanted: async () => isWanted })
    // the whole of one step, and the first moment of the next
    for (let at = 0; at <= HISTORY_STEP_MS; at += HISTORY_STEP_MS / 9) {
      await pulse.feel(from + at)
      moves += 100
    }
    const { movesPerSecond, ...beat } = await pulse.beat(from + HISTORY_STEP_MS + 30_000)
    expect(beat).toEqual({ tables: 4, inPlay: 2, people: 10, screens: 1, refusedWrites: 0, waits: waitsOf([10, 300]) })
    expect(movesPerSecond).toBeCloseTo(100 / 30)
  }
  const [point, ...others] = await historyIn(log.notes, from + HISTORY_STEP_MS)
  expect(others).toEqual([])
  expect(point).toMatchObject({ at: from, tables: 8, people: 20 })
  expect(point?.movesPerSecond).toBeCloseTo(1800 / (HISTORY_STEP_MS / 1000))
  expect(point?.p99Ms).toBeCloseTo(5 + 5 * 0.99)
  expect(await historyIn(log.notes, from + (HISTORY_POINTS + 1) * HISTORY_STEP_MS)).toEqual([])
  await log.close()
  rmSync(folder, { recursive: true })
})
