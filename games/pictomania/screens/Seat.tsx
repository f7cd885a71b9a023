import type { Pictomania, Phase } from '../types.ts'
import { type ComponentType, useDeferredValue } from 'react'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { SeatScene } from '@figment/ui/scene/SeatScene.tsx'
import { DrawingTable } from './drawing/DrawingTable.tsx'
import { PictomaniaHints } from './learn/Hints.tsx'
import { Opening } from './opening/Opening.tsx'
import { Scoring } from './opening/Scoring.tsx'
import { Over } from './over/Over.tsx'
import { Understanding } from './understanding/Understanding.tsx'
import { PictomaniaWords } from './words.tsx'
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
  const { open, seat } = props
  const PhaseScreen = PHASES[open.phase]
  return (
    <PictomaniaWords>
      <SeatScene
        name="pictomania"
        className="pictomania"
        open={open}
        moment={`${open.round} ${open.phase}`}
        before={<PictomaniaHints open={open} seat={seat} />}
      >
        <PhaseScreen {...props} />
      </SeatScene>
    </PictomaniaWords>
  )
}
