import type { Seat, State } from '@figment/game-kit'
import type { Dixit, Held } from '../../types.ts'

export function heldBy(state: State<Dixit>, seat: Seat): Held {
  const held = state.held[seat]
  if (!held) throw new RangeError(`nobody sits at ${seat}`)
  return held
}
