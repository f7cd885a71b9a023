import type { Dixit, Phase } from '../types.ts'
import { type ComponentType, useDeferredValue, useEffect, ViewTransition } from 'react'
import { prefersStill } from '@figment/ui/motion.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Claiming } from './Claiming.tsx'
import { LiveContext, useIsLive } from './drama.ts'
import { Giving } from './Giving.tsx'
import { Hints } from './learn/Hints.tsx'
import { Over } from './Over.tsx'
import { Scoring } from './Scoring.tsx'
import { Telling } from './Telling.tsx'
import { Voting } from './Voting.tsx'
import { DixitWords } from './words.tsx'
import '@figment/ui/scene/Scene.css'
import './Seat.css'

const PHASES: Record<Phase, ComponentType<ShownAtSeat<Dixit>>> = {
  claiming: Claiming,
  telling: Telling,
  giving: Giving,
  voting: Voting,
  scoring: Scoring,
  over: Over,
}

/** A player's own screen; without a hand, of somebody who watches. */
export function Seat(latest: ShownAtSeat<Dixit>) {
  // what is shown may follow a breath later, in a transition of scenes
  const props = useDeferredValue(latest)
  const { phase, round, storyteller } = props.open
  const PhaseScreen = PHASES[phase]
  const turn = `${round} ${phase} ${storyteller}`
  const isLive = useIsLive(turn)
  // a new question starts at its beginning, however far down the last one was read
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => {
    scrollTo(0, 0)
  }, [turn])
  return (
    <DixitWords>
      <main className="dixit" data-screen="dixit" data-phase={phase} data-round={round}>
        <Hints {...props} moment={turn} />
        <LiveContext value={isLive}>
          {/* nothing chosen in one turn may linger into the next */}
          <ViewTransition key={turn} default="none" {...(!prefersStill() && { enter: 'scene', exit: 'scene' })}>
            <PhaseScreen {...props} />
          </ViewTransition>
        </LiveContext>
      </main>
    </DixitWords>
  )
}
