import type { Seat } from '@figment/game-kit'
import type { Open } from '../types.ts'

/** Until the first guess, and until finishing; not on a sheet that was taken off. */
export function mayDraw({ phase, sheets }: Open, seat: Seat): boolean {
  const sheet = sheets[seat]
  return phase === 'drawing' && sheet !== undefined && sheet.firstGuessAt === null && sheet.finish === null && !sheet.isOff
}
