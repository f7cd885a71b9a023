import type { Phase } from '@figment/dixit/types'
import type { ComponentType } from 'react'
import type { TvProps } from '../screens.ts'
import { TvGiving } from './TvGiving.tsx'
import { TvOver } from './TvOver.tsx'
import { TvScoring } from './TvScoring.tsx'
import { TvClaiming, TvTelling } from './TvTelling.tsx'
import { TvVoting } from './TvVoting.tsx'
import { DixitWords } from './words/index.tsx'
import './Tv.css'

const PHASES: Record<Phase, ComponentType<TvProps<'dixit'>>> = {
  claiming: TvClaiming,
  telling: TvTelling,
  giving: TvGiving,
  voting: TvVoting,
  scoring: TvScoring,
  over: TvOver,
}

/** The table that everybody sees: no controls, the phones are the controls. */
export function Tv(props: TvProps<'dixit'>) {
  const { phase, round } = props.open
  const PhaseScreen = PHASES[phase]
  return (
    <DixitWords>
      <main className="tv" data-screen="dixit" data-phase={phase} data-round={round}>
        <PhaseScreen {...props} />
      </main>
    </DixitWords>
  )
}
