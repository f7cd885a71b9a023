import type { Pictomania, Phase } from '../types.ts'
import { type ComponentType, useDeferredValue, useEffect, ViewTransition } from 'react'
import { prefersStill } from '@figment/ui/motion.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { DrawingTable } from './drawing/DrawingTable.tsx'
import { PictomaniaHints } from './learn/Hints.tsx'
import { Opening } from './opening/Opening.tsx'
import { Scoring } from './opening/Scoring.tsx'
import { Over } from './over/Over.tsx'
import { Understanding } from './understanding/Understanding.tsx'
import { PictomaniaWords } from './words.tsx'
import '@figment/ui/scene/Scene.css'
import './Seat.css'

const PHASES: Record<Phase, ComponentType<ShownAtSeat<Pictomania>>> = {
  understanding: Understanding,
  drawing: DrawingTable,
  opening: Opening,
  scoring: Scoring,
  over: Over,
}

/** A player's own screen; without a task, of somebody who watches. */
export function Seat(latest: ShownAtSeat<Pictomania>) {
  // what is shown may follow a breath later, in a transition of scenes
  const props = useDeferredValue(latest)
  const { phase, round } = props.open
  const PhaseScreen = PHASES[phase]
  const scene = `${round} ${phase}`
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => {
    scrollTo(0, 0)
  }, [scene])
  return (
    <PictomaniaWords>
      <main className="pictomania" data-screen="pictomania" data-phase={phase} data-round={round}>
        <PictomaniaHints open={props.open} seat={props.seat} />
        <ViewTransition key={scene} default="none" {...(!prefersStill() && { enter: 'scene', exit: 'scene' })}>
          <PhaseScreen {...props} />
        </ViewTransition>
      </main>
    </PictomaniaWords>
  )
}
