import { GAME_IDS, type GameId, type Games } from '@figment/catalog/types'
import type { GameTypes, GameWords } from '@figment/game-kit'
import type { GameScreens, LoadedScreens } from '@figment/ui/contract.ts'
import { once } from '@figment/ui/once.ts'
import { use } from 'react'
import { manifestOf } from './manifests.ts'

type Shown = LoadedScreens<GameTypes> | GameScreens<GameTypes, GameWords<GameTypes>>

// screens come when their game is chosen, not with the first page; rules never come
const doors = import.meta.glob<Shown>('../../../../games/*/screens/index.tsx', { import: 'screens' })

/** Games made of the kit's parts come with it; those that draw everything by themselves come alone. */
const doorOf = (id: GameId): (() => Promise<LoadedScreens<GameTypes>>) =>
  once(async () => {
    const door = doors[`../../../../games/${id}/screens/index.tsx`]
    if (!door) throw new Error(`games/${id} has no screens/index.tsx`)
    const shown = await door()
    if ('Seat' in shown) return shown
    const { framed } = await import('@figment/ui/play/framed.tsx')
    return framed(id, manifestOf(id), shown)
  })

// each id has the screens of its own folder; an object made of entries no longer knows which belongs to which
export const screens = Object.fromEntries(GAME_IDS.map((id) => [id, doorOf(id)])) as unknown as {
  readonly [Id in GameId]: () => Promise<LoadedScreens<Games[Id]>>
}

/** Suspends until the game's screens are here. */
export const useScreens = <Id extends GameId>(game: Id): LoadedScreens<Games[Id]> => use(screens[game]())
