import type { Chance, Seat, State } from '@figment/game-kit'
import { SECONDS, type TimedPhase } from './tables.ts'
import type { Held, Open, Options, Pictomania, Sheet, Timers } from './types.ts'
import { LETTERS, ROUNDS } from './types.ts'

/** Questions about the table that both the rules and their effects ask. */

export type PictomaniaState = State<Pictomania>

export function heldBy(state: PictomaniaState, seat: Seat): Held {
  const held = state.held[seat]
  if (!held) throw new RangeError(`nobody sits at ${seat}`)
  return held
}

export function sheetOf(open: Open, seat: Seat): Sheet {
  const sheet = open.sheets[seat]
  if (!sheet) throw new RangeError(`no sheet before ${seat}`)
  return sheet
}

/** Everybody who was dealt a task in this round, in seat order; those removed since are among them. */
export const drawersOf = (open: Open): Seat[] => Object.keys(open.sheets).map(Number)

/** The deck that a round is played with; 0: the host's own cards. */
export const deckOf = ({ ownCards, decks }: Options, round: number): number => (ownCards ? 0 : (decks[round - 1] ?? 1))

/** What the rounds to come do not need of this round's deck. */
export function spareCards(options: Options, round: number, left: readonly number[]): number {
  const laterRounds = Array.from({ length: ROUNDS - round }, (_, at) => round + 1 + at)
  const needed = laterRounds.filter((later) => deckOf(options, later) === deckOf(options, round)).length * LETTERS.length
  return left.length - needed
}

/** The first round of a first game is scored without the odd one out. */
export const isTraining = (open: Open): boolean => open.round === 1 && open.options.firstRound === 'training'

export function leaders(scores: Readonly<Record<Seat, number>>, seats: readonly Seat[]): Seat[] {
  const best = Math.max(...seats.map((seat) => scores[seat] ?? 0))
  return seats.filter((seat) => (scores[seat] ?? 0) === best)
}

/** Who asked for more time gives it to the whole phase they are awaited in. */
export function dueAfter(timers: Timers, phase: TimedPhase, awaited: readonly Seat[], chance: Chance): number | null {
  const seconds = SECONDS[timers][phase]
  return seconds === undefined ? null : chance.now + seconds * 1000 * chance.patience(awaited)
}

export const due = (open: Open, phase: TimedPhase, chance: Chance): number | null =>
  dueAfter(open.options.timers, phase, open.seats, chance)
