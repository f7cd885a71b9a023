import { type Card, type Deck, LETTERS, type Options, ROUNDS } from '../types.ts'

/** How many rounds are played with the host's own cards, from the first on: every three of them make one. */
export const roundsWith = (ownCards: readonly Card[] | null): number =>
  Math.min(ROUNDS, Math.floor((ownCards?.length ?? 0) / LETTERS.length))

/** The deck that a round is played with; 0: the host's own cards, of which every three make a round. */
export const deckOf = ({ ownCards, decks }: Options, round: number): Deck | 0 =>
  round <= roundsWith(ownCards) ? 0 : (decks[round - 1] ?? 1)
