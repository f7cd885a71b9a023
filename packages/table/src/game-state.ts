import type { GameId } from '@figment/catalog/types'
import type { GameTypes, State } from '@figment/game-kit'
import type { TableState } from './evolve.ts'
import type { GameInPlay } from './types.ts'

/** The game in play as its own rules see it. */
export function gameState(state: TableState): State<GameTypes> {
  if (!state.open.play || !state.hidden.game) throw new Error('no game in play')
  return { open: state.open.play.open, held: state.held, hidden: state.hidden.game }
}

export function withGame(state: TableState, game: GameId, next: State<GameTypes>): TableState {
  const play = { game, open: next.open } as GameInPlay
  return { open: { ...state.open, play }, held: next.held as TableState['held'], hidden: { ...state.hidden, game: next.hidden } }
}
