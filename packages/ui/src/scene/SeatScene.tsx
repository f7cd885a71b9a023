import type { OpenBase } from '@figment/game-kit'
import { type ReactNode, useEffect, useState } from 'react'
import { LivedThroughContext } from './lived-through.ts'
import { Scene } from './Scene.tsx'
import type { Scores } from './shown-scores.ts'
import { ToldScoresContext, useTellingScores } from './told-scores.ts'
import './SeatScene.css'

interface Props {
  /** The game, as tests and styles know its screens. */
  readonly name: string
  readonly className: string
  readonly open: Pick<OpenBase, 'phase' | 'round' | 'scores'>
  /** Tells one scene from the next. */
  readonly moment: string
  /** Where the scene tells the points of a round at its end (`useTellScores`): what stood before them. */
  readonly scoresBefore?: Scores | undefined
  /** What stays while scenes change: hints and the like before them, the rest after. */
  readonly before?: ReactNode
  readonly after?: ReactNode
  /** For screen readers only: what others see happen. */
  readonly news?: string
  readonly children: ReactNode
}

/** A player's own screen of a game, scene by scene. */
export function SeatScene({ name, className, open, moment, scoresBefore, before, after, news, children }: Props) {
  // a new question starts at its beginning, however far down the last one was read
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => {
    scrollTo(0, 0)
  }, [moment])
  const told = useTellingScores(open.scores, scoresBefore, moment)
  const [hasLivedThrough] = useState(open.phase !== 'over')
  return (
    <main className={`seat-scene ${className}`} data-screen={name} data-phase={open.phase} data-round={open.round}>
      {before}
      {news !== undefined && (
        <p className="unseen" aria-live="polite">
          {news}
        </p>
      )}
      <LivedThroughContext value={hasLivedThrough}>
        <ToldScoresContext value={told}>
          <Scene moment={moment}>{children}</Scene>
        </ToldScoresContext>
      </LivedThroughContext>
      {after}
    </main>
  )
}
