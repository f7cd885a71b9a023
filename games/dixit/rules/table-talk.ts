import type { Chance, Seat } from '@figment/game-kit'
import type { Open, Phase, Timers } from '../types.ts'

/** Questions that the rules ask about the table. What an event changes never depends on them: they may be answered otherwise one day. */

export const LEAST_SEATS = 3

export const handSize = (seats: number): number => (seats === LEAST_SEATS ? 7 : 6)
export const cardsToGive = (seats: number): 1 | 2 => (seats === LEAST_SEATS ? 2 : 1)

export const votersOf = (open: Open): Seat[] => open.seats.filter((seat) => seat !== open.storyteller)

const SECONDS: Record<Exclude<Timers, 'off'>, Record<Exclude<Phase, 'over'>, number>> = {
  relaxed: { claiming: 90, telling: 150, giving: 90, voting: 90, scoring: 60 },
  brisk: { claiming: 30, telling: 60, giving: 40, voting: 40, scoring: 20 },
}

/** Who asked for more time gives it to the whole phase they are awaited in. */
export const dueAfter = (timers: Timers, phase: Exclude<Phase, 'over'>, awaited: readonly Seat[], chance: Chance): number | null =>
  timers === 'off' ? null : chance.now + SECONDS[timers][phase] * 1000 * chance.patience(awaited)

export function leaders(scores: Readonly<Record<Seat, number>>, seats: readonly Seat[]): Seat[] {
  const best = Math.max(...seats.map((seat) => scores[seat] ?? 0))
  return seats.filter((seat) => (scores[seat] ?? 0) === best)
}
