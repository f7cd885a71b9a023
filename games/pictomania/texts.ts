import type { Texts } from '@figment/game-kit'
import type { Pictomania } from './types.ts'

export const texts: Texts<Pictomania> = {
  // ink is a string, and no words
  move: () => [],
  options: ({ ownCards }) => ownCards?.flatMap(({ theme, words }) => [theme, ...words]) ?? [],
}
