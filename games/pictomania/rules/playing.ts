import type { Chance, Seat } from '@figment/game-kit'
import { sheetOf } from './effects/state.ts'
import type { Open, Refusal } from '../types.ts'

/** Milliseconds since the drawing began. */
export const timeIn = ({ began }: Open, { now }: Chance): number => Math.max(0, now - (began ?? now))

export function refusePlaying(open: Open, round: number, by: Seat): Refusal | null {
  if (open.phase !== 'drawing' || open.round !== round) return 'notNow'
  return sheetOf(open, by).finish ? 'alreadyFinished' : null
}

export function refuseDrawing(open: Open, round: number, by: Seat): Refusal | null {
  const refusal = refusePlaying(open, round, by)
  if (refusal) return refusal
  const { firstGuessAt, isOff } = sheetOf(open, by)
  if (isOff) return 'takenOff'
  return firstGuessAt === null ? null : 'guessedAlready'
}
