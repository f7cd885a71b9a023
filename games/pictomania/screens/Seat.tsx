import type { Pictomania, Phase } from '../types.ts'
import { type ComponentType, Suspense, useDeferredValue, useEffect } from 'react'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { later } from '@figment/ui/later.ts'
import { SeatScene } from '@figment/ui/scene/SeatScene.tsx'
import { DrawingTable } from './drawing/DrawingTable.tsx'
import { RoundEnded } from './drawing/RoundEnded.tsx'
import { PictomaniaWords } from './words.tsx'

// whoever is in the lobby already has it when the game begins, and whoever comes back to a drawing does not need it
const Understanding = later(() => import('./understanding/Understanding.tsx').then((part) => part.Understanding))
Understanding.ahead()
// nobody needs the piles and the end at the beginning
const PictomaniaHints = later(() => import('./learn/Hints.tsx').then((part) => part.PictomaniaHints))
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
    for (const screen of [Opening, Scoring, Over, PictomaniaHints]) screen.ahead()
  }, [])
  return (
    <PictomaniaWords>
      <SeatScene
        name="pictomania"
        className="pictomania"
        open={open}
        moment={`${open.round} ${open.phase}`}
        before={
          open.phase === 'scoring' && (
            <Suspense>
              <PictomaniaHints open={open} seat={seat} />
            </Suspense>
          )
        }
        after={<RoundEnded open={open} seats={seats} />}
      >
        <PhaseScreen {...props} />
      </SeatScene>
    </PictomaniaWords>
  )
}
