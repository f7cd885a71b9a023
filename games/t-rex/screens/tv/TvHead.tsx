import type { TRex } from '../../types.ts'
import type { ReactNode } from 'react'
import { Countdown } from '@figment/ui/Countdown.tsx'
import type { Shown } from '@figment/ui/contract.ts'
import { Supply } from '../card/Supply.tsx'

type Props = Pick<Shown<TRex>, 'open' | 'clockAhead'> & {
  /** What the table is doing, in one line. */
  readonly title: ReactNode
  readonly note?: ReactNode
}

/** The head of the table: what is left in play, what goes on, the clock. */
export function TvHead({ open, clockAhead, title, note }: Props) {
  return (
    <header className="trex-tv__head">
      <Supply open={open} />
      <div className="trex-tv__title">
        <h1>{title}</h1>
        {note !== undefined && <p className="trex-tv__note">{note}</p>}
      </div>
      <div className="trex-tv__clock">
        <Countdown due={open.due} clockAhead={clockAhead} />
      </div>
    </header>
  )
}
