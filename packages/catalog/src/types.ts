import type { Dixit } from '@figment/dixit/types'

/** Every game by its id; the one place where a game's types are added. */
export interface Games {
  dixit: Dixit
}
export type GameId = keyof Games
export const GAME_IDS: readonly GameId[] = ['dixit']
