import { type Card, LETTERS, ROUNDS } from '../types.ts'

/** How many rounds are played with the host's own cards, from the first on: every three of them make one. */
export const roundsWith = (ownCards: readonly Card[] | null): number =>
  Math.min(ROUNDS, Math.floor((ownCards?.length ?? 0) / LETTERS.length))
