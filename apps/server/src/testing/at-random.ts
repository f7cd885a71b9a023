import { entry } from '@figment/catalog'
import { type Chance, type GameTypes, seatView } from '@figment/game-kit'
import type { Whole } from '@figment/protocol'
import { Pace } from '../connection/pace.ts'
import type { Speed } from '../running/bounds.ts'
import type { Player } from './player.ts'

export const phaseOf = ({ view }: Player): string => {
  const open = view?.open.play?.open
  return open ? open.phase : 'lobby'
}

interface Seated {
  readonly view: Pick<Whole, 'open' | 'held'> | null
  readonly seat: number
}

/** What this player might do now; null when there is nothing to do, or no wish to. */
export function anyMoveOf({ view, seat }: Seated, chance: Chance): GameTypes['move'] | null {
  if (!view?.open.play || view.held === null) return null
  const { game, open } = view.open.play
  return entry(game).anyMove(seatView({ open, held: { [seat]: view.held }, hidden: {} }, seat), chance)
}

/** A little slower than the server hears: who draws at random is quick. */
const UNHURRIED: Speed = { atOnce: 40, perSecond: 25 }
const paces = new WeakMap<Player, Pace>()

async function takeABreath(player: Player): Promise<void> {
  const pace = paces.get(player) ?? new Pace(UNHURRIED)
  paces.set(player, pace)
  while (pace.next() !== 'heard') await new Promise((wakeUp) => setTimeout(wakeUp, 20))
}

/** Everybody does anything that is allowed, one after another, until the table is as wished. */
export async function playAtRandom(players: readonly Player[], chance: Chance, isSo: () => boolean): Promise<void> {
  const gaveUpAt = Date.now() + 60_000
  while (!isSo()) {
    if (Date.now() > gaveUpAt) throw new Error(`the game went on for too long: ${JSON.stringify(players[0]?.view?.open.play?.open)}`)
    let someoneMoved = false
    for (const player of players) {
      const version = Math.max(...players.map(({ view }) => view?.version ?? 0))
      await player.until(() => (player.view?.version ?? 0) >= version)
      if (isSo()) return
      const move = anyMoveOf(player, chance)
      if (move === null) continue
      await takeABreath(player)
      await player.send({ type: 'play', move })
      someoneMoved = true
    }
    // it is the clock's turn
    if (!someoneMoved) await new Promise((wakeUp) => setTimeout(wakeUp, 20))
  }
}
