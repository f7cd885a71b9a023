import type { OpenBase } from '@figment/game-kit'
import { type ReactNode, useState } from 'react'
import { LivedThroughContext } from './lived-through.ts'
import { Scene } from './Scene.tsx'
import type { Scores } from './shown-scores.ts'
import { ToldScoresContext, useTellingScores } from './told-scores.ts'
import './TvScene.css'

interface Props {
  /** The game, as tests and styles know its screens. */
  readonly name: string
  readonly className: string
  readonly open: Pick<OpenBase, 'phase' | 'round' | 'scores'>
  /** How head, stage and seats lie, where that changes. */
  readonly layout?: string
  /** Tells one scene from the next; without it, things change in their places. */
  readonly moment?: string
  /** Where the scene tells the points of a round at its end (`useTellScores`): what stood before them. */
  readonly scoresBefore?: Scores | undefined
  readonly after?: ReactNode
  readonly children: ReactNode
}

/** The table that everybody sees: no controls, the phones are the controls. */
export function TvScene({ name, className, open, layout, moment, scoresBefore, after, children }: Props) {
  const told = useTellingScores(open.scores, scoresBefore, moment ?? `${open.round} ${open.phase}`)
  const [hasLivedThrough] = useState(open.phase !== 'over')
  return (
    <main className={`tv-scene ${className}`} data-screen={name} data-phase={open.phase} data-round={open.round} data-layout={layout}>
      <LivedThroughContext value={hasLivedThrough}>
        <ToldScoresContext value={told}>{moment === undefined ? children : <Scene moment={moment}>{children}</Scene>}</ToldScoresContext>
      </LivedThroughContext>
      {after}
    </main>
  )
}
