import type { Seat } from '@figment/game-kit'
import type { WarmUp } from '../../types.ts'

/** Who shows that strength: everybody in turn, one step each. */
export function showsAt({ seat, strength }: WarmUp, order: readonly Seat[], number: number): Seat | null {
  const at = order.indexOf(seat) + number - strength
  return order[((at % order.length) + order.length) % order.length] ?? null
}
