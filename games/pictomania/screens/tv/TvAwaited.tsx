import type { Pictomania } from '../../types.ts'
import { useKitWords } from '@figment/ui/words.tsx'
import type { Shown } from '@figment/ui/contract.ts'
import { WhoMark } from '../show/Who.tsx'

/** For whom the table still waits, as soon as somebody has gone on. */
export function TvAwaited({ open, seats }: Pick<Shown<Pictomania>, 'open' | 'seats'>) {
  const words = useKitWords()
  if (open.awaited.length === open.seats.length) return null
  return (
    <ul className="picto-tv__awaited" aria-label={words.waiting.waitingFor}>
      {open.awaited.map((seat) => (
        <li key={seat}>
          <WhoMark seat={seat} seats={seats} />
        </li>
      ))}
    </ul>
  )
}
