import { GAME_IDS, type GameId } from '@figment/catalog'
import { galleryOf } from './games.ts'
import type { Screen } from './screen.ts'

/**
 * The fewest screens that show everything: what is staged, and every phase of every game in every role once. The tables
 * with the most people come first, for there is the least room for each. The other tables are there to choose from.
 */
export function oneOfEach(screens: readonly Screen[]): Screen[] {
  const chosen = new Map<string, Screen>()
  for (const screen of screens) {
    const key = keyOf(screen)
    const before = chosen.get(key)
    if (!before || rankOf(screen) < rankOf(before)) chosen.set(key, screen)
  }
  return [...chosen.values()]
}

/** The same for all screens of which one is enough. */
function keyOf({ id }: Screen): string {
  const game = gameOf(id)
  if (!game || galleryOf(game).also?.includes(id)) return id
  return [game, ...id.split('/').slice(1)].join('/')
}

/** Lower comes first. */
function rankOf({ id, crowd = 0 }: Screen): number {
  const [table = ''] = id.split('/')
  const game = gameOf(id)
  const { shown = [] } = game ? galleryOf(game) : {}
  const listed = shown.findIndex((name) => table === `${game}-${name}`)
  return listed === -1 ? shown.length + 1 / (1 + crowd) : listed
}

/** Of two whose names begin alike the longer one. */
function gameOf(id: string): GameId | undefined {
  return GAME_IDS.filter((game) => id.startsWith(`${game}-`)).toSorted((one, other) => other.length - one.length)[0]
}
