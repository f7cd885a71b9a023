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
  const { phase, round, laid } = props.open
  const PhaseScreen = PHASES[phase]
  // many cards grow larger with the words at their side
  const layout = phase === 'scoring' || (phase === 'voting' && laid.length > 6) ? 'beside' : 'below'
  return (
    <DixitWords>
      <main className="dixit-tv" data-screen="dixit" data-phase={phase} data-round={round} data-layout={layout}>
        <PhaseScreen {...props} />
      </main>
    </DixitWords>
  )
}
