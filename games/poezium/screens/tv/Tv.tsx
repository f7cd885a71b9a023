import type { Poezium } from '../../types.ts'
import { Suspense, useDeferredValue, useState } from 'react'
import type { Shown } from '@figment/ui/contract.ts'
import { TvScene } from '@figment/ui/scene/TvScene.tsx'
import { ShowWords } from '../show/words/index.tsx'
import { useGuessTold } from '../guess/told.ts'
import { isReadingNews } from '../reading/said.ts'
import { TvEnding } from './TvEnding.tsx'
import { TvOver } from './TvOver.tsx'
import { TvReading } from './TvReading.tsx'
import { TvTable } from './TvTable.tsx'
import { PoeziumWords } from '../words.tsx'

/** The table that everybody sees: no controls, the phones are the controls. */
export function Tv(latest: Shown<Poezium>) {
  const props = useDeferredValue(latest)
  return (
    <PoeziumWords>
      <ShowWords>
        <TvScene name="poezium" className="poezium-tv" open={props.open}>
          <Suspense>
            <Playing {...props} />
          </Suspense>
        </TvScene>
      </ShowWords>
    </PoeziumWords>
  )
}

function Playing(props: Shown<Poezium>) {
  const told = useGuessTold(props.open)
  const [first] = useState(props.open)
  const { phase } = props.open
  if (phase === 'over') return <TvOver {...props} />
  if (told) return <TvTable {...props} told={told} />
  if (phase === 'reading') return <TvReading key={props.open.round} {...props} isNews={isReadingNews(first, props.open)} />
  if (phase === 'ending') return <TvEnding {...props} />
  return <TvTable {...props} told={null} />
}
