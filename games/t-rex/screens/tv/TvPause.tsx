import type { TRex } from '../../types.ts'
import { Waiting } from '@figment/ui/scene/Waiting.tsx'
import type { Shown } from '@figment/ui/contract.ts'
import { Shuffling } from '../pause/Reshuffling.tsx'
import { useTRexWords } from '../words.tsx'
import { TvHead } from './TvHead.tsx'

/** A breather for everybody. */
export function TvPause({ open, seats, isAway, clockAhead }: Shown<TRex>) {
  const { pause, tv } = useTRexWords()
  return (
    <>
      <TvHead open={open} clockAhead={clockAhead} title={pause.ask} note={tv.pauseNote} />
      <div className="trex-tv__pause">
        <Shuffling />
        <Waiting awaited={open.awaited} seats={seats} isAway={isAway} />
      </div>
    </>
  )
}
