import { STRONGEST, type Duel } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import './Scale.css'

/** Ten strokes that grow from 1 to 10; both fall onto their numbers, and what is between them is lit. */
export function Scale({ duel: { sides }, seats }: { readonly duel: Duel; readonly seats: readonly Player[] }) {
  const [one, other] = sides
  const from = Math.min(one.number, other.number)
  const to = Math.max(one.number, other.number)
  return (
    <div className="scale" data-equal={from === to} style={{ '--from': from, '--to': to }} aria-hidden="true">
      <ol>
        {Array.from({ length: STRONGEST }, (_, before) => before + 1).map((number) => (
          <li key={number} data-hit={number === from || number === to} style={{ '--step': number }}>
            {number}
          </li>
        ))}
      </ol>
      {sides.map(({ seat, number }, at) => {
        const who = seatAt(seats, seat)
        return (
          <span key={seat} className="scale__who" style={{ '--at': number, '--side': at === 0 ? -1 : 1 }}>
            {who && <PlayerMark colour={who.colour} shape={who.shape} size="small" />}
          </span>
        )
      })}
      <span className="scale__gap" />
    </div>
  )
}
