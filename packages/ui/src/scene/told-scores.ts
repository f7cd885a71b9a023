import { createContext, use, useLayoutEffect, useMemo, useState } from 'react'
import { type Scores, ShownScoresContext } from './shown-scores.ts'

interface ToldScores {
  readonly scores: Scores
  tell(): void
}

/** Inside a scene: strips, lists and tracks show these points and no others. */
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
  // counted anew each time that the scene is drawn, and yet the same
  const counted = JSON.stringify(before === undefined || toldIn === moment ? scores : before)
  const told = useMemo(() => JSON.parse(counted) as Scores, [counted])
  useLayoutEffect(() => show(told), [show, told])
  useLayoutEffect(() => () => show(null), [show])
  return useMemo(() => ({ scores: told, tell: () => setToldIn(moment) }), [told, moment])
}
