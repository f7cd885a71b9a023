import type { GameId, Games } from '@figment/catalog/types'
import type { LoadedScreens } from '@figment/ui/contract.ts'
import { once } from '@figment/ui/once.ts'
import { use } from 'react'

/** A game's screens come when it is chosen, not with the first page. */
export const screens: { readonly [Id in GameId]: () => Promise<LoadedScreens<Games[Id]>> } = {
  dixit: once(() => import('@figment/games/dixit/screens/index.tsx').then((dixit) => dixit.screens)),
  pictomania: once(() => import('@figment/games/pictomania/screens/index.tsx').then((pictomania) => pictomania.screens)),
  poezium: once(() => import('@figment/games/poezium/screens/index.tsx').then((poezium) => poezium.screens)),
  't-rex': once(() => import('@figment/games/t-rex/screens/index.tsx').then((tRex) => tRex.screens)),
}

/** Suspends until the game's screens are here. */
export const useScreens = <Id extends GameId>(game: Id): LoadedScreens<Games[Id]> => use(screens[game]())
