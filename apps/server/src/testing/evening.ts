import { type GameTypes, seededChance } from '@figment/game-kit'
import { anyMoveOf } from './at-random.ts'
import type { Player } from './player.ts'

const chance = seededChance('people who play on')

/** Somebody for whom the table waits does anything that is allowed; `otherwise` can make something else of it. */
export async function nextThing(player: Player, otherwise = (move: GameTypes['move']) => move): Promise<boolean> {
  if (!player.game.awaited.includes(player.seat)) return false
  const move = anyMoveOf(player, chance)
  if (move === null) return false
  await player.play(otherwise(move))
  return true
}

/** Far longer than any game takes on a busy machine. */
const GIVES_UP_AFTER_MS = 120_000

/** People play on by themselves until the table is as wished, and everybody has seen it. */
export async function playUntil(players: readonly Player[], isSo: () => boolean): Promise<void> {
  const gaveUpAt = Date.now() + GIVES_UP_AFTER_MS
  while (!isSo()) {
    if (Date.now() > gaveUpAt)
      throw new Error(`played for ${GIVES_UP_AFTER_MS / 1000} s and never saw ${String(isSo)}, only ${JSON.stringify(players[0]?.game)}`)
    let someoneMoved = false
    for (const player of players) {
      if (isSo()) break
      someoneMoved = (await nextThing(player)) || someoneMoved
    }
    await everybodySawIt(players)
    // bots, or people who are not of this circle, have the turn
    if (!someoneMoved) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await everybodySawIt(players)
}

/** Plays on for so many moves: the game is in the middle of something then, whichever game it is. */
export async function playOn(players: readonly Player[], moves: number): Promise<void> {
  const [player] = players
  const versionThen = (player?.view?.version ?? 0) + moves
  await playUntil(players, () => (player?.view?.version ?? 0) >= versionThen)
}

async function everybodySawIt(players: readonly Player[]): Promise<void> {
  const version = Math.max(...players.map(({ view }) => view?.version ?? 0))
  for (const player of players) await player.until(() => (player.view?.version ?? 0) >= version)
}
