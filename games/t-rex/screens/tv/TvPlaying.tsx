import type { TRex } from '../../types.ts'
import { use, useEffect } from 'react'
import { Countdown } from '@figment/ui/Countdown.tsx'
import { CornerContext } from '@figment/ui/scene/TvHead.tsx'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import { sound } from '@figment/ui/sound.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { Board } from '../board/Board.tsx'
import { ActionRow } from '../card/ActionRow.tsx'
import { Supply } from '../card/Supply.tsx'
import { useTRexWords } from '../words.tsx'

/** The actions, and the people as large as there is room for. */
export function TvPlaying({ open, seats, isAway, clockAhead }: Shown<TRex>) {
  const { tv } = useTRexWords()
  const corner = use(CornerContext)
  const newest = open.byeByes.at(-1)?.number ?? 0
  useEffect(() => {
    if (newest > 0) sound('card')
  }, [newest])
  return (
    <div className="tv-room tv-acting" data-count={open.seats.length}>
      <h1 className="unseen">{tv.acting}</h1>
      <div className="tv-acting__head">
        <ActionRow open={open} />
        <Supply open={open} />
        <Countdown due={open.due} clockAhead={clockAhead} />
        {corner}
      </div>
      <Board
        {...{ open, seats, isAway }}
        isOneRoom={false}
        people={seatsAt(seats, open.seats)}
        asking={open.offers.flatMap(({ from, to }) => [from, to])}
      />
      {open.duels.length === 0 && <p className="tv-acting__note">{tv.note}</p>}
    </div>
  )
}
