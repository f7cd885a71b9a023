import type { GameId } from '@figment/catalog'
import { ofGames } from '../e2e/games.ts'
import type { GameGallery } from './game.ts'

const GALLERIES = await ofGames<{ readonly gallery: GameGallery }>('gallery.ts')

export const galleryOf = (game: GameId): GameGallery => GALLERIES.get(game)?.gallery ?? {}
