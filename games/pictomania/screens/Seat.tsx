import type { Pictomania, Phase } from '../types.ts'
import { type ComponentType, useDeferredValue, useEffect } from 'react'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { later } from '@figment/ui/later.ts'
import { SeatScene } from '@figment/ui/scene/SeatScene.tsx'
import { DrawingTable } from './drawing/DrawingTable.tsx'
import { RoundEnded } from './drawing/RoundEnded.tsx'
import { PictomaniaHints } from './learn/Hints.tsx'
import { Understanding } from './understanding/Understanding.tsx'
import { PictomaniaWords } from './words.tsx'
import './Seat.css'

// nobody needs the piles and the end at the beginning
const Opening = later(() => import('./opening/Opening.tsx').then((part) => part.Opening))
const Scoring = later(() => import('./opening/Scoring.tsx').then((part) => part.Scoring))
const Over = later(() => import('./over/Over.tsx').then((part) => part.Over))

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
  const { open, seat, seats } = props
  const PhaseScreen = PHASES[open.phase]
  useEffect(() => {
    // they come while people read and draw
    for (const screen of [Opening, Scoring, Over]) screen.ahead()
  }, [])
  return (
    <PictomaniaWords>
      <SeatScene
        name="pictomania"
        className="pictomania"
        open={open}
        moment={`${open.round} ${open.phase}`}
        before={<PictomaniaHints open={open} seat={seat} />}
        after={<RoundEnded open={open} seats={seats} />}
      >
        <PhaseScreen {...props} />
      </SeatScene>
    </PictomaniaWords>
  )
}
