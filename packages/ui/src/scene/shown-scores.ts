import type { Seat } from '@figment/game-kit'
import { createContext, use, useCallback, useLayoutEffect, useMemo, useState } from 'react'

export type Scores = Readonly<Record<Seat, number>>

/**
 * Everybody's points as they have been told, which is later than the table knows them: a scene that tells a round's points at its end
 * shows, until then, what stood before. Strips, lists and tracks, inside the scene and around it, show these and nothing else.
 */
interface ShownScores {
  /** Null: no scene says anything, and what the table knows is shown. */
  readonly scores: Scores | null
  show(scores: Scores | null): void
}

/** Around a scene: the page gives it, so that the points beside the scene are those that the scene has told. */
export const ShownScoresContext = createContext<ShownScores>({ scores: null, show: () => undefined })

/** The page's part: what the scene at the table has told so far. */
export function useShowingScores(): ShownScores {
  const [scores, setScores] = useState<Scores | null>(null)
  const show = useCallback((next: Scores | null) => setScores((last) => (isSame(last, next) ? last : next)), [])
  return useMemo(() => ({ scores, show }), [scores, show])
}

/** A scene may count them anew each time that it is drawn. */
const isSame = (one: Scores | null, other: Scores | null): boolean => JSON.stringify(one) === JSON.stringify(other)

interface ToldScores {
  readonly scores: Scores
  tell(): void
}

/** Inside a scene. */
export const ToldScoresContext = createContext<ToldScores>({ scores: {}, tell: () => undefined })

/** Everybody's points, as far as this scene has told them. */
export const useToldScores = (): Scores => use(ToldScoresContext).scores

/** From the moment this is true, the points of this scene are told: everywhere on the screen in the same frame. */
export function useTellScores(areTold: boolean): void {
  const { tell } = use(ToldScoresContext)
  useLayoutEffect(() => {
    if (areTold) tell()
  }, [areTold, tell])
}

/** A scene's part: before its points are told, `before` is shown; without it there is nothing to wait for. */
export function useTellingScores(scores: Scores, before: Scores | undefined, moment: string): ToldScores {
  const [toldIn, setToldIn] = useState<string | null>(null)
  const { show } = use(ShownScoresContext)
  const told = before === undefined || toldIn === moment ? scores : before
  useLayoutEffect(() => show(told), [show, told])
  useLayoutEffect(() => () => show(null), [show])
  return useMemo(() => ({ scores: told, tell: () => setToldIn(moment) }), [told, moment])
}
