import { inkOf, type Point } from '@figment/ink'
import type { Player } from '@figment/server/testing/player.ts'
import type { PageName, Refusal } from '@figment/table'
import type { Pictomania } from '../types.ts'

/** Rounds of Pictomania over sockets. */

export function openOf({ view }: Player): Pictomania['open'] {
  const open = view?.open.play?.open
  if (!open || !('blackTokens' in open)) throw new Error('no game of Pictomania')
  return open
}

const play = (player: Player, move: Pictomania['move']): Promise<Refusal | null> => player.send({ type: 'play', move })

/** Another one for everybody in every round, and nothing that could stand anywhere by chance. */
export const inkBy = (seat: number, round: number): string =>
  inkOf(Array.from({ length: 40 }, (_, at): Point => ({ x: 1000 + at * (seat + 3), y: 700 * round + ((at * 37) % 90), pressure: 8 })))

export const untilPhase = async (players: readonly Player[], phase: Pictomania['open']['phase'], round: number) => {
  for (const player of players) await player.until(() => openOf(player).phase === phase && openOf(player).round === round)
}

/** Everybody draws one stroke, and nobody guesses; up to the scores of the round. */
export async function playRound(players: readonly Player[], round: number): Promise<void> {
  await untilPhase(players, 'understanding', round)
  for (const player of players) await play(player, { type: 'understand', laid: openOf(player).laid })
  await untilPhase(players, 'drawing', round)
  for (const player of players) {
    const refused = await play(player, { type: 'draw', round, stroke: 0, pen: 'thin', ink: inkBy(player.seat, round) })
    if (refused !== null) throw new Error(`nobody could draw: ${refused}`)
  }
  for (const player of players) await play(player, { type: 'finish', round, token: null })
  await untilPhase(players, 'opening', round)
}

export async function goOn(players: readonly Player[], until: () => boolean): Promise<void> {
  while (!until()) {
    const { round, step } = openOf(players[0] as Player)
    for (const player of players) await play(player, { type: 'goOn', round, step })
    for (const player of players) await player.until(() => openOf(player).step !== step || openOf(player).round !== round || until())
  }
}

export const isScored = (player: Player) => () => openOf(player).phase === 'scoring'

/** They choose the game and start it; the first of them is the host. */
export async function startGame(players: readonly Player[]): Promise<void> {
  const [host] = players
  const refused = [await host?.send({ type: 'chooseGame', game: 'pictomania', options: {} }), await host?.send({ type: 'startGame' })]
  if (refused.some((one) => one !== null)) throw new Error(`nobody could start: ${refused.join(', ')}`)
  for (const player of players) await player.until(() => player.view?.open.play !== null)
}

/** From the start to the second round, with the pages of the first. */
export async function playToSecondRound(players: readonly [Player, ...Player[]]): Promise<void> {
  await playRound(players, 1)
  await goOn(players, isScored(players[0]))
  await goOn(players, () => openOf(players[0]).round === 2)
  await untilPhase(players, 'understanding', 2)
}

/** As the view of somebody names it. */
export function pageIn(viewer: Player, seat: number, round = 1): PageName {
  const page = openOf(viewer).booklet[seat]?.[round]
  if (!page) throw new Error(`no page ${round} of ${seat}`)
  return { game: viewer.view?.open.games ?? 0, round, seat, mark: page.letters }
}

export const pathOf = (code: string, { game, round, seat, mark }: PageName): string =>
  `/api/tables/${code}/pages/${game}/${round}/${seat}/${mark}`
