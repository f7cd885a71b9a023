import { roundsWith } from '../open/own-rounds.ts'
import { LETTERS, type Options, ROUNDS } from '../types.ts'

/** The deck that a round is played with; 0: the host's own cards, of which every three make a round. */
export const deckOf = ({ ownCards, decks }: Options, round: number): number => (round <= roundsWith(ownCards) ? 0 : (decks[round - 1] ?? 1))

/** What the rounds to come do not need of this round's deck. */
export function spareCards(options: Options, round: number, left: readonly number[]): number {
  const laterRounds = Array.from({ length: ROUNDS - round }, (_, at) => round + 1 + at)
  const needed = laterRounds.filter((later) => deckOf(options, later) === deckOf(options, round)).length * LETTERS.length
  return left.length - needed
}
