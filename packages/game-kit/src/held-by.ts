import type { Compartments, State } from './game.ts'
import type { Seat } from './seat.ts'

/** What this seat alone knows. */
export function heldBy<G extends Compartments>(state: State<G>, seat: Seat): G['held'] {
  const held = state.held[seat]
  if (!held) throw new RangeError(`nobody sits at ${seat}`)
  return held
}
