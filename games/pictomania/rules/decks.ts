import { deckOf } from '../open/own-rounds.ts'
import { LETTERS, type Options, ROUNDS } from '../types.ts'

/** What the rounds to come do not need of this round's deck. */
export function spareCards(options: Options, round: number, left: readonly number[]): number {
  const laterRounds = Array.from({ length: ROUNDS - round }, (_, at) => round + 1 + at)
  const needed = laterRounds.filter((later) => deckOf(options, later) === deckOf(options, round)).length * LETTERS.length
  return left.length - needed
}
