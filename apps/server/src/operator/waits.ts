import { WRITES_WITHIN_SECONDS } from '../running/metrics.ts'

/** How many moves took how long: counts by upper edge, in milliseconds, and one more count for all beyond the last. */
export type Waits = readonly number[]

export const WAIT_EDGES_MS: readonly number[] = WRITES_WITHIN_SECONDS.map((seconds) => seconds * 1000)

export const noWaits: Waits = [...WAIT_EDGES_MS.map(() => 0), 0]

export const sumOfWaits = (all: readonly Waits[]): Waits => noWaits.map((_, at) => all.reduce((sum, waits) => sum + (waits[at] ?? 0), 0))

export const waitsSince = (now: Waits, before: Waits): Waits => now.map((count, at) => Math.max(0, count - (before[at] ?? 0)))

/** The time within which 99 of 100 were done, as far as the edges tell; null: there were none. */
export function p99Of(waits: Waits): number | null {
  const all = waits.reduce((sum, count) => sum + count, 0)
  if (all === 0) return null
  let left = all * 0.99
  for (const [at, count] of waits.entries()) {
    const [from, to] = [WAIT_EDGES_MS[at - 1] ?? 0, WAIT_EDGES_MS[at]]
    if (to === undefined) return from
    if (left <= count) return from + (to - from) * (left / count)
    left -= count
  }
  return WAIT_EDGES_MS.at(-1) ?? null
}
