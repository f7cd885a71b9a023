import type { Open, Pictomania, Phase } from '../../types.ts'
import { type ComponentType, useDeferredValue, useEffect, useState } from 'react'
import type { Shown } from '@figment/ui/contract.ts'
import { TvScene } from '@figment/ui/scene/TvScene.tsx'
import { toldBefore } from '../show/beats.ts'
import { ShowWords } from '../show/words/index.tsx'
import { PictomaniaWords } from '../words.tsx'
import { pileName } from './reveal.ts'
import { TvDrawing } from './TvDrawing.tsx'
import { TvOpening } from './TvOpening.tsx'
import { TvOver } from './TvOver.tsx'
import { TvScoring } from './TvScoring.tsx'
import { TvUnderstanding } from './TvUnderstanding.tsx'
import { TvWords } from './words/index.tsx'
import './Tv.css'

const PHASES: Record<Phase, ComponentType<Shown<Pictomania>>> = {
  understanding: TvUnderstanding,
  drawing: TvDrawing,
  opening: TvOpening,
  scoring: TvScoring,
  over: TvOver,
}

/** After so long without any change the rabbits breathe, so that nobody thinks the TV has frozen. */
const breatheAfterMs = 10_000

/** The table that everybody sees: no controls, the phones are the controls. */
export function Tv(latest: Shown<Pictomania>) {
  const props = useDeferredValue(latest)
  const { open } = props
  const PhaseScreen = PHASES[open.phase]
  useState(() => whatWasTold(open))
  const isQuiet = useQuiet(open)
  return (
    <PictomaniaWords>
      <ShowWords>
        <TvWords>
          <TvScene name="pictomania" className={isQuiet ? 'picto-tv picto-tv--quiet' : 'picto-tv'} open={open}>
            <PhaseScreen {...props} />
          </TvScene>
        </TvWords>
      </ShowWords>
    </PictomaniaWords>
  )
}

/** What was being told when this page came is shown at its end. */
function whatWasTold(open: Open): void {
  for (const drawer of open.phase === 'opening' ? open.opened : []) toldBefore(pileName(open, drawer))
}

/** True when nothing has changed for a while. */
function useQuiet(open: Open): boolean {
  const [quiet, setQuiet] = useState<Open | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(open), breatheAfterMs)
    return () => clearTimeout(timer)
  }, [open])
  return quiet === open
}
