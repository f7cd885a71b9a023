import type { GameTypes, Rules, State } from './game.ts'

export interface GameLog<G extends GameTypes> {
  readonly deal: G['deal']
  readonly events: readonly G['event'][]
}

export const replay = <G extends GameTypes>(game: Rules<G>, log: GameLog<G>): State<G> =>
  log.events.reduce((state, event) => game.evolve(state, event), game.start(log.deal))
