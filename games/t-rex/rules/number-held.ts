import { heldBy, type Seat, type State } from '@figment/game-kit'
import type { NumberCard, TRex } from '../types.ts'
import { isNumber } from './effects/power-deck.ts'

export type TRexState = State<TRex>

export function numberHeldBy(state: TRexState, seat: Seat): NumberCard {
  const { card } = heldBy(state, seat)
  if (!isNumber(card)) throw new RangeError(`seat ${seat} has no number`)
  return card
}
