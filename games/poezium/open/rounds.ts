import type { Open } from '../types.ts'

/** How many rounds this game has, as far as it can be known now: somebody who leaves takes theirs along. */
export function roundsOf({ round, phase, seats, told, setup }: Open): number {
  const isCounted = phase === 'reading' || phase === 'over'
  const toCome = seats.reduce((sum, seat) => sum + Math.max(0, setup.tellings - (told[seat] ?? 0)), 0)
  return (isCounted ? round : round - 1) + toCome
}
