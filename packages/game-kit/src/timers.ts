import type { Chance } from './chance.ts'
import type { Seat } from './seat.ts'

export const TIMERS = ['off', 'relaxed', 'brisk'] as const
export type Timers = (typeof TIMERS)[number]

/** In seconds; what is left out is not timed. */
export type Seconds = Readonly<Partial<Record<Timers, number>>>

/** When time is up for these seats. Who asked for more time gives it to everybody who is waited for together with them. */
export function dueIn(seconds: Seconds, timers: Timers, awaited: readonly Seat[], chance: Chance): number | null {
  const usual = seconds[timers]
  return usual === undefined ? null : chance.now + usual * 1000 * chance.patience(awaited)
}
