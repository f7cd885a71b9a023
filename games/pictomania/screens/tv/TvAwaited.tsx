import type { Pictomania } from '../../types.ts'
import { useKitWords } from '@figment/ui/words.tsx'
import type { Shown } from '@figment/ui/contract.ts'
import { peopleAmong } from '../show/people.ts'
import { WhoMark } from '../show/Who.tsx'

/** For whom the table still waits, as soon as somebody has gone on. */
export function TvAwaited({ open, seats, isAway }: Pick<Shown<Pictomania>, 'open' | 'seats' | 'isAway'>) {
  const words = useKitWords()
  const waitedFor = peopleAmong(open.awaited, { seats, isAway })
  if (open.awaited.length === open.seats.length) return null
  return (
    <ul className="picto-tv__awaited" aria-label={words.waiting.waitingFor}>
      {waitedFor.map((seat) => (
        <li key={seat}>
          <WhoMark seat={seat} seats={seats} />
        </li>
      ))}
    </ul>
  )
}
