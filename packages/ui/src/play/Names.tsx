import type { Seat } from '@figment/game-kit'
import { PlayerName } from '../PlayerMark.tsx'
import { seatsAt } from '../scene/seating.ts'
import { Listed } from '../scene/Verdict.tsx'
import { useInPlay } from './in-play.ts'
import './Names.css'

/** "Ada, Ben and Cleo", as the reader's language has it. */
export function Names({ of }: { readonly of: readonly Seat[] }) {
  const { seats } = useInPlay()
  return <Listed names={seatsAt(seats, of).map(({ name }) => name)} />
}

/** Their tokens and names, one below the other. */
export function Players({ of }: { readonly of: readonly Seat[] }) {
  const { seats } = useInPlay()
  return (
    <ul className="players-named" data-many={of.length > 3}>
      {seatsAt(seats, of).map((seat) => (
        <li key={seat.seat}>
          <PlayerName seat={seat} />
        </li>
      ))}
    </ul>
  )
}
