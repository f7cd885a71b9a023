import type { OpenBase, Seat } from '@figment/game-kit'
import type { Player } from '@figment/game-kit/player'
import { createContext, useContext } from 'react'

/** What the parts of every screen know of the game in play, whichever it is. */
export interface InPlay {
  readonly open: OpenBase
  readonly seats: readonly Player[]
  /** On a TV nothing can be pressed. */
  readonly isTv: boolean
  /** Whose screen it is; null: a watcher's, or the TV. */
  readonly seat: Seat | null
  isAway(seat: Seat): boolean
  readonly clockAhead: number
}

export const InPlayContext = createContext<InPlay | null>(null)

export function useInPlay(): InPlay {
  const inPlay = useContext(InPlayContext)
  if (!inPlay) throw new Error('nothing is in play here')
  return inPlay
}
