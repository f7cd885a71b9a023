import type { Phase } from '@figment/dixit/types'
import { type ComponentType, useEffect } from 'react'
import type { SeatProps } from '../screens.ts'
import { Claiming } from './Claiming.tsx'
import { Giving } from './Giving.tsx'
import { Over } from './Over.tsx'
import { Scoring } from './Scoring.tsx'
import { Telling } from './Telling.tsx'
import { Voting } from './Voting.tsx'
import { DixitWords } from './words/index.tsx'
import './Seat.css'

const PHASES: Record<Phase, ComponentType<SeatProps<'dixit'>>> = {
  claiming: Claiming,
  telling: Telling,
  giving: Giving,
  voting: Voting,
  scoring: Scoring,
  over: Over,
}

/** A player's own screen; without a hand, of somebody who watches. */
export function Seat(props: SeatProps<'dixit'>) {
  const { phase, round, storyteller } = props.open
  const PhaseScreen = PHASES[phase]
  const turn = `${round} ${phase} ${storyteller}`
  // a new question starts at its beginning, however far down the last one was read
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => {
    scrollTo(0, 0)
  }, [turn])
  return (
    <DixitWords>
      <main className="dixit" data-screen="dixit" data-phase={phase} data-round={round}>
        {/* nothing chosen in one turn may linger into the next */}
        <PhaseScreen key={turn} {...props} />
      </main>
    </DixitWords>
  )
}
