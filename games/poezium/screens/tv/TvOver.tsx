import type { Poezium } from '../../types.ts'
import { useEffect, useState } from 'react'
import type { Shown } from '@figment/ui/contract.ts'
import { useLivedThrough } from '@figment/ui/scene/lived-through.ts'
import { TheEndOnTv } from '@figment/ui/scene/TheEnd.tsx'
import { Lot } from '../ending/Lot.tsx'
import { useEnd } from '../over/end.tsx'
import { OverWords, useOverWords } from '../over/words/index.tsx'
import { useVerse } from '../verse.ts'
import { useWho } from '../who.ts'
import './TvEnding.css'

/** In milliseconds: the same drama as the lot for an ending, a little longer. */
const lotMs = 5400

/** Who won, and the best poems; where chance decided, the cards that were drawn come first. */
export function TvOver(props: Shown<Poezium>) {
  const { draw } = props.open
  const isNews = useLivedThrough()
  const [isLot, setLot] = useState(isNews && draw?.decides === 'winner')
  useEffect(() => {
    if (!isLot) return
    const timer = setTimeout(() => setLot(false), lotMs)
    return () => clearTimeout(timer)
  }, [isLot])
  return <OverWords>{isLot ? <WonByLot {...props} /> : <Ended {...props} />}</OverWords>
}

/** A poem has four lines on the TV: two of them fill the column. */
const POEMS = 2

function Ended({ open, seats }: Shown<Poezium>) {
  const end = useEnd(open, seats)
  return <TheEndOnTv {...end} best={end.best.slice(0, POEMS)} mine={null} />
}

function WonByLot({ open, seats }: Shown<Poezium>) {
  const { lot, lotNote } = useOverWords()
  const verse = useVerse(open.options.language)
  const whoIs = useWho(seats)
  return (
    <div className="tv-lot">
      <h1>{lot}</h1>
      <p>{lotNote}</p>
      <Lot draw={open.draw} ender={null} verse={verse} whoIs={whoIs} />
    </div>
  )
}
