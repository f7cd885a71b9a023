import type { Poezium } from '../types.ts'
import { Suspense, useDeferredValue } from 'react'
import type { Shown } from '@figment/ui/contract.ts'
import { TvScene } from '@figment/ui/scene/TvScene.tsx'
import { ShowWords } from './show/words/index.tsx'
import { TvOver } from './TvOver.tsx'
import { TvReading } from './TvReading.tsx'
import { TvTable } from './TvTable.tsx'
import { PoeziumWords } from './words.tsx'
import './Tv.css'

/** The table that everybody sees: no controls, the phones are the controls. */
export function Tv(latest: Shown<Poezium>) {
  const props = useDeferredValue(latest)
  const { phase } = props.open
  return (
    <PoeziumWords>
      <ShowWords>
        <TvScene name="poezium" className="poezium-tv" open={props.open}>
          <Suspense>
            {phase === 'over' ? <TvOver {...props} /> : phase === 'reading' ? <TvReading {...props} /> : <TvTable {...props} />}
          </Suspense>
        </TvScene>
      </ShowWords>
    </PoeziumWords>
  )
}
