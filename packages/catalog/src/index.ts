import type { GameTypes, Playable } from '@figment/game-kit'
import { GAMES } from '@figment/games'
import type { Locale } from '@figment/i18n'
import { GAME_IDS, type GameId, type Games } from './types.ts'

export * from './types.ts'

/** A game as a table plays it. */
export interface Entry<G extends GameTypes> extends Playable<G> {
  /** The options that a table of this language starts from; what is left out has its own default. */
  usual(language: Locale): object
}

async function entryOf(id: GameId): Promise<readonly [GameId, Entry<GameTypes>]> {
  const game: Playable<GameTypes> = (await GAMES[id]()).game
  return [id, { ...game, usual: (language) => ('language' in game.manifest.choices ? { language } : {}) }]
}

// each id has the game of its own door; an object made of entries no longer knows which belongs to which
export const catalog = Object.fromEntries(await Promise.all(GAME_IDS.map(entryOf))) as unknown as {
  readonly [Id in GameId]: Entry<Games[Id]>
}

/** A game whose types the table need not know; methods let it stand for any of them. */
export function entry(id: GameId): Entry<GameTypes> {
  return catalog[id]
}
