import type { GameTypes } from './game.ts'

/** Where people write words in a game: a table may look at them before the game does. */
export interface Texts<G extends GameTypes> {
  /** What is written in a move; left out where people only choose. */
  move?(move: G['move']): readonly string[]
  /** What is written in the options; left out where the host only chooses. */
  options?(options: G['options']): readonly string[]
}
