import type { Dixit } from '../types.ts'
import type { ReactNode } from 'react'
import { Countdown } from '@figment/ui/Countdown.tsx'
import type { Shown } from '@figment/ui/contract.ts'
import { Clue } from './Clue.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { useDixitWords } from './words.tsx'

type Props = Pick<Shown<Dixit>, 'open' | 'seats' | 'clockAhead'> & {
  /** What the table is doing, in one line. */
  title: ReactNode
  note?: string
  children?: ReactNode
}

/** The head of the table: what goes on, the clue, the clock. */
export function TvHead({ open, seats, clockAhead, title, note, children }: Props) {
  const words = useDixitWords()
  return (
    <header className="dixit-tv__head">
      <p className="dixit-tv__round">{open.isLastRound ? words.lastRound : words.round(open.round)}</p>
      <div className="dixit-tv__title">
        <h1>{title}</h1>
        {open.clue !== null && (
          <Clue
            clue={open.clue}
            kind={open.clueKind}
            teller={open.phase === 'scoring' ? undefined : seatAt(seats, open.storyteller)?.name}
            size="tv"
          />
        )}
        {note !== undefined && <p className="dixit-tv__note">{note}</p>}
      </div>
      <div className="dixit-tv__clock">
        <Countdown due={open.due} clockAhead={clockAhead} />
        {children}
      </div>
    </header>
  )
}
