import type { Seat } from '@figment/game-kit'
import type { Options } from '../types.ts'

/** Seats are numbered anew when a game begins; whom the host named gets the new number, or nobody does if they are gone. */
export function seated(options: Options, order: readonly Seat[]): Options {
  const at = options.named === null ? -1 : order.indexOf(options.named)
  return { ...options, named: at === -1 ? null : at }
}
