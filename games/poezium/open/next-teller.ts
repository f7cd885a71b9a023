import { type Seat, seatToTheLeft } from '@figment/game-kit'
import type { Open } from '../types.ts'

const isShort = (open: Open, seat: Seat): boolean => (open.told[seat] ?? 0) < open.setup.tellings

/** The next seat to the left that has not told often enough; null when everybody has. */
export function nextTeller(open: Open): Seat | null {
  const short = open.seats.filter((seat) => isShort(open, seat))
  return short.length === 0 ? null : seatToTheLeft(short, open.storyteller ?? -1)
}
