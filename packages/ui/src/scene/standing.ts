import type { OpenBase, Seat } from '@figment/game-kit'

export interface Standing {
  readonly seat: Seat
  /** Those tied share a place; null for somebody who left before the end. */
  readonly place: number | null
  readonly total: number
}

/** Everybody who played, the leader first; a tie for the win may have been decided. Whoever has left comes last. */
export function standingsOf({ scores, seats }: Pick<OpenBase, 'scores' | 'seats'>, winners: readonly Seat[] = []): Standing[] {
  const totalOf = (seat: Seat) => scores[seat] ?? 0
  const isBefore = (one: Seat, other: Seat) => totalOf(one) > totalOf(other) || (winners.includes(one) && !winners.includes(other))
  const placeOf = (seat: Seat) => (seats.includes(seat) ? seats.filter((other) => isBefore(other, seat)).length + 1 : null)
  return Object.keys(scores)
    .map(Number)
    .map((seat) => ({ seat, place: placeOf(seat), total: totalOf(seat) }))
    .sort((one, other) => (one.place ?? Number.MAX_SAFE_INTEGER) - (other.place ?? Number.MAX_SAFE_INTEGER) || other.total - one.total)
}

/** A phone has room for so many steps. */
const PLACES = 3

/** A step for each of the first three; when more share those places, whoever has the same place has the same step. */
export function firstPlaces(standings: readonly Standing[]): Standing[][] {
  const first = standings.filter(({ place }) => place !== null && place <= PLACES)
  if (first.length <= PLACES) return first.map((standing) => [standing])
  const totals = [...new Set(first.map(({ total }) => total))]
  return totals.map((shared) => first.filter(({ total }) => total === shared))
}
