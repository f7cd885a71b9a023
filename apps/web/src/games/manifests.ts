import { GAME_IDS, type GameId } from '@figment/catalog/types'
import type { AnyManifest, SeatLimits } from '@figment/game-kit'
import type { Choice } from '@figment/table/types'
import { useLocale } from '@figment/ui/words.tsx'
import { useWords } from '../words/spoken.tsx'

// a manifest is data, and comes with the page
const manifests = import.meta.glob<AnyManifest>('../../../../games/*/manifest.ts', { eager: true, import: 'manifest' })

export function manifestOf(id: GameId): AnyManifest {
  const manifest = manifests[`../../../../games/${id}/manifest.ts`]
  if (!manifest) throw new Error(`games/${id} has no manifest.ts`)
  return manifest
}

/** What a table of somebody new plays first. */
export const FIRST_GAME: GameId = GAME_IDS[0] ?? noGame()

function noGame(): never {
  throw new Error('the list of games is empty')
}

/** How many can play what is chosen; the server has the last word. */
export const limitsOf = ({ game, options }: Choice): SeatLimits => manifestOf(game).seats(options)

/** The first of each list is the usual. */
const usualOptions = ({ choices }: AnyManifest): object =>
  Object.fromEntries(Object.entries<readonly unknown[]>(choices).map(([option, list]) => [option, list[0]]))

export interface AboutGame {
  readonly name: string
  /** What it is about, in a sentence. */
  readonly line: string
  /** "3–8 players". */
  readonly players: string
}

/** Every game as the front page tells of it, in the reader's language. */
export function useGames(): (id: GameId) => AboutGame {
  const { locale } = useLocale()
  const words = useWords()
  return (id) => {
    const manifest = manifestOf(id)
    const { min, max } = manifest.seats(usualOptions(manifest))
    return { ...manifest.names[locale], players: words.players(min, max) }
  }
}
