import { type ComponentType, createContext, useContext } from 'react'
import type { Player } from '@figment/game-kit/player'

/** The faces of the table's call, for games in which people want to see each other. The page fills it in. */
export interface Faces {
  isSeen(person: Player['person']): boolean
  readonly Face: ComponentType<{ readonly seat: Player }>
}

/** Null where there is no call, as on a TV. */
export const FacesContext = createContext<Faces | null>(null)

export const useFaces = (): Faces | null => useContext(FacesContext)
