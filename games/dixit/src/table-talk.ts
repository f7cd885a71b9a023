import type { Chance, Seat, State } from '@figment/game-kit'
import type { Dixit, Held, Open, Phase, Timers } from './types.ts'

/** Questions about the table that both the rules and their effects ask. */

export const LEAST_SEATS = 3

export const handSize = (seats: number): number => (seats === LEAST_SEATS ? 7 : 6)
export const cardsToGive = (seats: number): 1 | 2 => (seats === LEAST_SEATS ? 2 : 1)

export function heldBy(state: State<Dixit>, seat: Seat): Held {
  const held = state.held[seat]
  if (!held) throw new RangeError(`nobody sits at ${seat}`)
  return held
}

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
