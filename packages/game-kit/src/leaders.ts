import type { OpenBase } from './game.ts'
import type { Seat } from './seat.ts'

/** Who has the most points; several when they are equal. */
export function leaders({ seats, scores }: Pick<OpenBase, 'seats' | 'scores'>): Seat[] {
  const best = Math.max(...seats.map((seat) => scores[seat] ?? 0))
  return seats.filter((seat) => (scores[seat] ?? 0) === best)
}
