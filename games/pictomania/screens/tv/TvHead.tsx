import { type Pictomania, ROUNDS } from '../../types.ts'
import type { ReactNode } from 'react'
import { Countdown } from '@figment/ui/Countdown.tsx'
import type { Shown } from '@figment/ui/contract.ts'
import { usePictomaniaWords } from '../words.tsx'

type Props = Pick<Shown<Pictomania>, 'open' | 'clockAhead'> & {
  /** What the table is doing, in one line. */
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly children?: ReactNode
}

/** The head of the table: the round, what goes on, the clock. */
export function TvHead({ open, clockAhead, title, note, children }: Props) {
  const words = usePictomaniaWords()
  return (
    <header className="picto-tv__head">
      <p className="picto-tv__round">{words.round(open.round, ROUNDS)}</p>
      <div className="picto-tv__title">
        <h1>{title}</h1>
        {note !== undefined && <p className="picto-tv__note">{note}</p>}
      </div>
      <div className="picto-tv__clock">
        {children}
        <Countdown due={open.due} clockAhead={clockAhead} />
      </div>
    </header>
  )
}
