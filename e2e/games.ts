import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { GAME_IDS, type GameId } from '@figment/catalog'

const GAMES = join(import.meta.dirname, '../games')

const [first] = GAME_IDS
if (!first) throw new Error('there is no game to play')
/** The game of evenings for which any will do. */
export const ANY_GAME: GameId = first

/** Evenings of a game's own; a hand that plays it is none yet. */
export const hasEvenings = (game: GameId): boolean => globSync('e2e/*.spec.ts', { cwd: join(GAMES, game) }).length > 0

/** What each game brings in the file of that name; games that have none are left out. */
export async function ofGames<Door>(file: string): Promise<ReadonlyMap<GameId, Door>> {
  const those = GAME_IDS.filter((game) => existsSync(join(GAMES, game, file)))
  return new Map(await Promise.all(those.map(async (game) => [game, (await import(join(GAMES, game, file))) as Door] as const)))
}
