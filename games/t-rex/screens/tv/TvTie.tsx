import type { TRex } from '../../types.ts'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { Board } from '../board/Board.tsx'
import { Contest } from '../tie/Picking.tsx'
import { useTRexWords } from '../words.tsx'
import { TvHead } from './TvHead.tsx'

/** The tied on stage; the others pick and vote on their phones. */
export function TvTie({ open, seats, isAway, clockAhead }: Shown<TRex>) {
  const { tie, tv } = useTRexWords()
  const { tieBreak } = open
  if (!tieBreak) return null
  const isPicking = open.phase === 'picking'
  return (
    <>
      <TvHead
        open={open}
        clockAhead={clockAhead}
        title={isPicking ? tie.othersPick : tie.othersVote}
        {...(isPicking && { note: tv.pickingNote })}
      />
      <div className="trex-tv__tie">
        <Contest tieBreak={tieBreak} />
        <Board {...{ open, seats, isAway }} isOneRoom={false} people={seatsAt(seats, tieBreak.tied)} />
      </div>
    </>
  )
}
