import type { TRex, Phase } from '../../types.ts'
import { type ComponentType, useDeferredValue } from 'react'
import type { Shown } from '@figment/ui/contract.ts'
import { TvScene } from '@figment/ui/scene/TvScene.tsx'
import { Go } from '../counting/Go.tsx'
import { TRexWords } from '../words.tsx'
import { useToldDuel } from './told.ts'
import { TvAgreeing } from './TvAgreeing.tsx'
import { TvCounting } from './TvCounting.tsx'
import { TvDuel } from './TvDuel.tsx'
import { TvOver } from './TvOver.tsx'
import { TvPause } from './TvPause.tsx'
import { TvPlaying } from './TvPlaying.tsx'
import { TvTie } from './TvTie.tsx'
import { TvWarmUp } from './TvWarmUp.tsx'
import './Tv.css'

const PHASES: Record<Phase, ComponentType<Shown<TRex>>> = {
  warmingUp: TvWarmUp,
  counting: TvCounting,
  acting: TvPlaying,
  agreeing: TvAgreeing,
  reshuffling: TvPause,
  picking: TvTie,
  voting: TvTie,
  over: TvOver,
}

/** The table that everybody sees: no number of a card in play, no controls. */
export function Tv(latest: Shown<TRex>) {
  const props = useDeferredValue(latest)
  const PhaseScreen = PHASES[props.open.phase]
  const duel = useToldDuel(props.open)
  return (
    <TRexWords>
      <TvScene name="t-rex" className="trex-tv" open={props.open} after={<Go open={props.open} clockAhead={props.clockAhead} />}>
        {duel ? <TvDuel key={duel.round} {...props} duel={duel} /> : <PhaseScreen {...props} />}
      </TvScene>
    </TRexWords>
  )
}
