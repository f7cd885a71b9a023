import { useKitWords } from '@figment/ui/words.tsx'
import { Countdown } from '@figment/ui/Countdown.tsx'
import type { Pictomania } from '../../types.ts'
import type { Shown } from '@figment/ui/contract.ts'
import './TvClock.css'

interface Props extends Pick<Shown<Pictomania>, 'clockAhead'> {
  readonly due: number | null
  /** Of the last ten seconds; null: more than that. */
  readonly last: number | null
}

/** Minutes and seconds; at the end a ring that closes around one large number. */
export function TvClock({ due, clockAhead, last }: Props) {
  const words = useKitWords()
  if (last === null)
    return (
      <span className="tv-clock">
        <Countdown due={due} clockAhead={clockAhead} />
      </span>
    )
  return (
    <span className="tv-ring" role="timer" aria-label={words.kit.timeLeft} style={{ '--left': last / 10 }}>
      <b>{last}</b>
    </span>
  )
}
