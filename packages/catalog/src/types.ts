import type { Dixit } from '@figment/dixit/types'
import type { Pictomania } from '@figment/pictomania/types'
import type { Poezium } from '@figment/poezium/types'
import type { TRex } from '@figment/t-rex/types'

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
