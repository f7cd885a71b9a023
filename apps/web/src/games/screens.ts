import { GAME_IDS, type GameId, type Games } from '@figment/catalog/types'
import type { LoadedScreens } from '@figment/ui/contract.ts'
import { once } from '@figment/ui/once.ts'
import { use } from 'react'

type Door = () => Promise<LoadedScreens<Games[GameId]>>

// screens come when their game is chosen, not with the first page; rules never come
const doors = import.meta.glob<LoadedScreens<Games[GameId]>>('../../../../games/*/screens/index.tsx', { import: 'screens' })

function doorOf(id: GameId): Door {
  const door = doors[`../../../../games/${id}/screens/index.tsx`]
  if (!door) throw new Error(`games/${id} has no screens/index.tsx`)
  return once(door)
}

export const screens = Object.fromEntries(GAME_IDS.map((id) => [id, doorOf(id)])) as {
  readonly [Id in GameId]: () => Promise<LoadedScreens<Games[Id]>>
}

/** Suspends until the game's screens are here. */
export const useScreens = <Id extends GameId>(game: Id): LoadedScreens<Games[Id]> => use(screens[game]())
