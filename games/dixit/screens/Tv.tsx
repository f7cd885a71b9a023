import type { Dixit, Phase } from '../types.ts'
import { type ComponentType, useDeferredValue, ViewTransition } from 'react'
import { prefersStill } from '@figment/ui/motion.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { LiveContext, useIsLive } from './drama.ts'
import { useJustTold } from './perform/just-told.ts'
import { TvClip } from './perform/TvClip.tsx'
import { TvGiving } from './TvGiving.tsx'
import { TvOver } from './TvOver.tsx'
import { TvScoring } from './TvScoring.tsx'
import { TvClaiming, TvTelling } from './TvTelling.tsx'
import { TvVoting } from './TvVoting.tsx'
import { DixitWords } from './words.tsx'
import '@figment/ui/scene/Scene.css'
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
  return (
    <DixitWords>
      <main className="dixit-tv" data-screen="dixit" data-phase={phase} data-round={round} data-layout={layout}>
        <LiveContext value={isLive}>
          <ViewTransition key={turn} default="none" {...(!prefersStill() && { enter: 'scene', exit: 'scene' })}>
            <PhaseScreen {...props} />
          </ViewTransition>
        </LiveContext>
        {playing && isOfThisRound && <TvClip key={playing.clip} {...playing} isAside={phase !== 'giving'} onOver={onOver} />}
      </main>
    </DixitWords>
  )
}
