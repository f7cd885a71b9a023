import type { Seat, State } from '@figment/game-kit'
import type { Held, TRex } from '../../types.ts'

export function heldBy(state: State<TRex>, seat: Seat): Held {
  const held = state.held[seat]
  if (!held) throw new RangeError(`nobody sits at ${seat}`)
  return held
}
