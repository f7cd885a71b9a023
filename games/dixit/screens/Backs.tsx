import type { Dixit } from '../types.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import { Count } from './Table.tsx'
import '@figment/ui/CardBack.css'
import './Backs.css'

type Props = Pick<ShownAtSeat<Dixit>, 'open' | 'seats'> & { readonly isCounted?: boolean }

/** Who has given, as backs on the table: nobody learns which card is whose. Their names are heard with what they do. */
export function Backs({ open, seats, isCounted = false }: Props) {
  const givers = seatsAt(
    seats,
    open.seats.filter((seat) => seat !== open.storyteller),
  )
  return (
    <div className="backs" data-count={givers.length}>
      <ul className="backs__all" aria-hidden="true">
        {givers.map(({ seat, colour, shape }) => (
          <li key={seat} className="backs__one" data-given={!open.awaited.includes(seat)}>
            <i className="backs__card card-back" />
            <PlayerMark colour={colour} shape={shape} />
          </li>
        ))}
        {isCounted && (
          <li className="backs__count">
            <Count open={open} />
          </li>
        )}
      </ul>
      <output className="unseen">
        <Count open={open} />
      </output>
    </div>
  )
}
