import type { Seat } from '@figment/game-kit'
import { createContext } from 'react'

export type Scores = Readonly<Record<Seat, number>>

/**
 * Everybody's points as they have been told, which is later than the table knows them: a scene that tells a round's points at its end
 * shows, until then, what stood before (`told-scores.ts`). The page gives this, so that the points beside the scene are those in it.
 */
interface ShownScores {
  /** Null: no scene says anything, and what the table knows is shown. */
  readonly scores: Scores | null
  show(scores: Scores | null): void
}

export const ShownScoresContext = createContext<ShownScores>({ scores: null, show: () => undefined })
