import type { Pictomania, Phase } from '../../types.ts'
import { type ComponentType, useDeferredValue } from 'react'
import type { Shown } from '@figment/ui/contract.ts'
import { TvScene } from '@figment/ui/scene/TvScene.tsx'
import { ShowWords } from '../show/words/index.tsx'
import { PictomaniaWords } from '../words.tsx'
import { TvDrawing } from './TvDrawing.tsx'
import { TvOpening } from './TvOpening.tsx'
import { TvOver } from './TvOver.tsx'
import { TvScoring } from './TvScoring.tsx'
import { TvUnderstanding } from './TvUnderstanding.tsx'
import './Tv.css'

const PHASES: Record<Phase, ComponentType<Shown<Pictomania>>> = {
  understanding: TvUnderstanding,
  drawing: TvDrawing,
  opening: TvOpening,
  scoring: TvScoring,
  over: TvOver,
}

/** The table that everybody sees: no controls, the phones are the controls. */
export function Tv(latest: Shown<Pictomania>) {
  const props = useDeferredValue(latest)
  const PhaseScreen = PHASES[props.open.phase]
  return (
    <PictomaniaWords>
      <ShowWords>
        <TvScene name="pictomania" className="picto-tv" open={props.open}>
          <PhaseScreen {...props} />
        </TvScene>
      </ShowWords>
    </PictomaniaWords>
  )
}
