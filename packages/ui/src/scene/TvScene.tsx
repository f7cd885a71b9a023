import type { OpenBase } from '@figment/game-kit'
import { type ReactNode, useState } from 'react'
import { LivedThroughContext } from './lived-through.ts'
import { Scene } from './Scene.tsx'
import './TvScene.css'

interface Props {
  /** The game, as tests and styles know its screens. */
  readonly name: string
  readonly className: string
  readonly open: Pick<OpenBase, 'phase' | 'round'>
  /** How head, stage and seats lie, where that changes. */
  readonly layout?: string
  /** Tells one scene from the next; without it, things change in their places. */
  readonly moment?: string
  readonly after?: ReactNode
  readonly children: ReactNode
}

/** The table that everybody sees: no controls, the phones are the controls. */
export function TvScene({ name, className, open, layout, moment, after, children }: Props) {
  const [hasLivedThrough] = useState(open.phase !== 'over')
  return (
    <main className={`tv-scene ${className}`} data-screen={name} data-phase={open.phase} data-round={open.round} data-layout={layout}>
      <LivedThroughContext value={hasLivedThrough}>
        {moment === undefined ? children : <Scene moment={moment}>{children}</Scene>}
      </LivedThroughContext>
      {after}
    </main>
  )
}
