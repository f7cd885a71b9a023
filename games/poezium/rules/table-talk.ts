import { type Chance, type Seat, seatToTheLeft } from '@figment/game-kit'
import { storytellerOf } from './effects/state.ts'
import { type Card, type Line, type Open, type Phase, type Player, RIVAL, SETUPS, type Setup, type Timers } from '../types.ts'

/** Questions that the rules ask about the table. What an event changes never depends on them: they may be answered otherwise one day. */

export const LEAST_SEATS = 2

/** Two alone need somebody to guess against. */
export const isJoinedByRival = (seats: number): boolean => seats === 2

export function setupFor(seats: number): Setup {
  const setup = SETUPS[seats]
  if (!setup) throw new RangeError(`no table for ${seats}`)
  return setup
}

/** The line that waits for its mark. */
export const pendingLine = (open: Open): Line | null => (open.phase === 'marking' ? (open.lines.at(-1)?.line ?? null) : null)

export const guessingSeats = (open: Open): Seat[] => open.seats.filter((seat) => seat !== open.storyteller)

/** Everybody with a score, the rival last. */
export const playersOf = (open: Open): Player[] => (open.rival ? [...open.seats, RIVAL] : [...open.seats])

export const scoreOf = (open: Open, player: Player): number => (player === RIVAL ? open.rival?.score : open.scores[player]) ?? 0
export const keptBy = (open: Open, player: Player): readonly Card[] => (player === RIVAL ? open.rival?.kept : open.kept[player]) ?? []

/** Who guesses next: clockwise, never the storyteller; the rival after the only guesser of two. */
export function nextGuesser(open: Open): Player {
  const last = open.turn ?? storytellerOf(open)
  if (open.rival && last !== RIVAL && last !== open.storyteller) return RIVAL
  const next = seatToTheLeft(open.seats, last === RIVAL ? storytellerOf(open) : last)
  return next === open.storyteller ? seatToTheLeft(open.seats, next) : next
}

export const isShort = (open: Open, seat: Seat): boolean => (open.told[seat] ?? 0) < open.setup.tellings

/** The next seat to the left that has not told often enough; null when everybody has. */
export function nextTeller(open: Open): Seat | null {
  const short = open.seats.filter((seat) => isShort(open, seat))
  return short.length === 0 ? null : seatToTheLeft(short, open.storyteller ?? -1)
}

type TimedPhase = Exclude<Phase, 'over'>
const SECONDS: Record<Exclude<Timers, 'off'>, Record<TimedPhase, number>> = {
  relaxed: { claiming: 90, telling: 180, guessing: 120, marking: 60, ending: 90, reading: 90 },
  brisk: { claiming: 30, telling: 75, guessing: 50, marking: 25, ending: 40, reading: 30 },
}

/** Who asked for more time gives it to the whole phase they are awaited in. */
export const dueAfter = (timers: Timers, phase: TimedPhase, awaited: readonly Seat[], chance: Chance): number | null =>
  timers === 'off' ? null : chance.now + SECONDS[timers][phase] * 1000 * chance.patience(awaited)

export const due = (open: Open, phase: TimedPhase, awaited: readonly Seat[], chance: Chance): number | null =>
  dueAfter(open.options.timers, phase, awaited, chance)
