import type { TRex } from '../../types.ts'
import { Named } from '@figment/ui/Named.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { Tile } from '../board/Tile.tsx'
import { useTRexWords } from '../words.tsx'
import { WarmUpCard } from '../warming/WarmingUp.tsx'
import { TvHead } from './TvHead.tsx'

/** Whose turn it is to show, how strongly, and their puppet. */
export function TvWarmUp({ open, seats, isAway, clockAhead }: Shown<TRex>) {
  const { warmUp: words } = useTRexWords()
  const { warmUp } = open
  if (!warmUp) return null
  const shower = seatAt(seats, warmUp.seat)
  return (
    <>
      <TvHead
        open={open}
        clockAhead={clockAhead}
        title={<Named say={(name) => words.others(name, warmUp.strength)} name={shower?.name ?? ''} />}
        note={words.othersHint}
      />
      <div className="trex-tv__warm-up">
        <WarmUpCard warmUp={warmUp} />
        {shower && <Tile who={shower} seats={seats} open={open} isAway={isAway(shower.seat)} />}
      </div>
    </>
  )
}
