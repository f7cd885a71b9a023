import type { Dixit } from '@figment/games/dixit/types.ts'
import type { Pictomania } from '@figment/games/pictomania/types.ts'
import type { Poezium } from '@figment/games/poezium/types.ts'
import type { TRex } from '@figment/games/t-rex/types.ts'

/** Every game by its id; the one place where a game's types are added. */
export interface Games {
  dixit: Dixit
  poezium: Poezium
  pictomania: Pictomania
  't-rex': TRex
}
export type GameId = keyof Games
/** Those that a table can choose. */
export const GAME_IDS: readonly GameId[] = ['dixit', 'poezium', 'pictomania', 't-rex']
