import type { Player } from '@figment/server/testing/player.ts'
import type { Refusal } from '@figment/table'
import type { Dixit } from '../types.ts'

export function openOf({ view }: Player): Dixit['open'] {
  const open = view?.open.play?.open
  if (!open || !('clue' in open)) throw new Error('no game of Dixit')
  return open
}

export function heldBy({ view }: Player): Dixit['held'] {
  const held = view?.held
  if (!held || !('given' in held)) throw new Error('no hand of Dixit')
  return held
}

export const play = (player: Player, move: Dixit['move'], id?: string): Promise<Refusal | null> => player.send({ type: 'play', move }, id)

/** A table at which this game has begun. */
export async function begun(players: readonly Player[], options: object = {}): Promise<Player> {
  const [host] = players
  if (!host) throw new Error('no host')
  const refusals = [await host.send({ type: 'chooseGame', game: 'dixit', options }), await host.send({ type: 'startGame' })]
  if (refusals.some((refusal) => refusal !== null)) throw new Error(`not begun: ${refusals.join()}`)
  for (const player of players) await player.until(() => player.view?.open.play !== null)
  return host
}
