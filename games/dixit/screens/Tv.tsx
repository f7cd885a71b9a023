import type { Dixit, Phase } from '../types.ts'
import { type ComponentType, useDeferredValue } from 'react'
import type { Shown } from '@figment/ui/contract.ts'
import { TvScene } from '@figment/ui/scene/TvScene.tsx'
import { LiveContext, useIsLive } from './drama.ts'
import { useJustTold } from './perform/just-told.ts'
import { TvClip } from './perform/TvClip.tsx'
import { TvGiving } from './TvGiving.tsx'
import { TvOver } from './TvOver.tsx'
import { TvScoring } from './TvScoring.tsx'
import { TvClaiming, TvTelling } from './TvTelling.tsx'
import { TvVoting } from './TvVoting.tsx'
import { DixitWords } from './words.tsx'
import './Tv.css'

const PHASES: Record<Phase, ComponentType<Shown<Dixit>>> = {
  claiming: TvClaiming,
  telling: TvTelling,
  giving: TvGiving,
  voting: TvVoting,
  scoring: TvScoring,
  over: TvOver,
}

/** The table that everybody sees: no controls, the phones are the controls. */
export function Tv(latest: Shown<Dixit>) {
  const props = useDeferredValue(latest)
  const { phase, round, laid, storyteller } = props.open
  const { playing, onOver } = useJustTold(latest.open)
  const isOfThisRound = phase === 'giving' || phase === 'voting' || phase === 'scoring'
  const turn = `${round} ${phase} ${storyteller}`
  const isLive = useIsLive(turn)
  const PhaseScreen = PHASES[phase]
  // many cards grow larger with the words at their side
  const layout = phase === 'voting' && laid.length > 6 ? 'beside' : 'below'
  const clip = playing && isOfThisRound && <TvClip key={playing.clip} {...playing} isAside={phase !== 'giving'} onOver={onOver} />
  return (
    <DixitWords>
      <LiveContext value={isLive}>
        <TvScene name="dixit" className="dixit-tv" open={props.open} layout={layout} moment={turn} after={clip}>
          <PhaseScreen {...props} />
        </TvScene>
      </LiveContext>
    </DixitWords>
  )
}
