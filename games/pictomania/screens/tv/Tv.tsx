import type { Pictomania, Phase } from '../../types.ts'
import { type ComponentType, useDeferredValue } from 'react'
import type { Shown } from '@figment/ui/contract.ts'
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
  const { phase, round } = props.open
  const PhaseScreen = PHASES[phase]
  return (
    <PictomaniaWords>
      <ShowWords>
        <main className="picto-tv" data-screen="pictomania" data-phase={phase} data-round={round}>
          <PhaseScreen {...props} />
        </main>
      </ShowWords>
    </PictomaniaWords>
  )
}
