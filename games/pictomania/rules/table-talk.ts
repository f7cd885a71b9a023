import type { Chance, Seat } from '@figment/game-kit'
import { SECONDS, type TimedPhase } from '../open/tables.ts'
import { LETTERS, type Open, type Options, ROUNDS, type Timers } from '../types.ts'

/** Questions that the rules ask about the table. What an event changes never depends on them: they may be answered otherwise one day. */

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
