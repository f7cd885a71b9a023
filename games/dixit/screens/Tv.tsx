import type { Dixit, Phase } from '../types.ts'
import { type ComponentType, useDeferredValue } from 'react'
import type { Shown } from '@figment/ui/contract.ts'
import { TvScene } from '@figment/ui/scene/TvScene.tsx'
import { LiveContext, SawItBeginContext, useTurnSeen } from './drama.ts'
import { useJustTold } from './perform/just-told.ts'
import { TvClip } from './perform/TvClip.tsx'
import { scoresBefore } from './reveal/scores-before.ts'
import { TvRound } from './tv/TvRound.tsx'
import { TvOver } from './over/TvOver.tsx'
import { TvClaiming, TvTelling } from './tv/TvTelling.tsx'
import { DixitWords } from './words.tsx'

const PHASES: Record<Phase, ComponentType<Shown<Dixit>>> = {
  claiming: TvClaiming,
  telling: TvTelling,
  giving: TvRound,
  voting: TvRound,
  scoring: TvRound,
  over: TvOver,
}

/** The table that everybody sees: no controls, the phones are the controls. */
export function Tv(latest: Shown<Dixit>) {
  const props = useDeferredValue(latest)
  const { phase, round, storyteller } = props.open
  const { playing, onOver } = useJustTold(latest.open)
  const isOfThisRound = phase === 'giving' || phase === 'voting' || phase === 'scoring'
  const turn = `${round} ${phase} ${storyteller}`
  const { sawItBegin, isLive } = useTurnSeen(turn)
  const PhaseScreen = PHASES[phase]
  // from the first card given to the last point the same cards lie on the same table
  const moment = isOfThisRound ? `${round} cards` : turn
  const clip = playing && isOfThisRound && <TvClip key={playing.clip} {...playing} isAside={phase !== 'giving'} onOver={onOver} />
  return (
    <DixitWords>
      <SawItBeginContext value={sawItBegin}>
        <LiveContext value={isLive}>
          <TvScene name="dixit" className="dixit-tv" open={props.open} moment={moment} scoresBefore={scoresBefore(props.open)} after={clip}>
            <PhaseScreen {...props} />
          </TvScene>
        </LiveContext>
      </SawItBeginContext>
    </DixitWords>
  )
}
