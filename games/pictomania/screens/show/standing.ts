import type { Open, Page } from '../../types.ts'
import type { Seat } from '@figment/game-kit'

/** The pages of one round, by whose they are. */
export const pagesOf = ({ booklet }: Pick<Open, 'booklet'>, round: number): Record<Seat, Page> =>
  Object.fromEntries(
    Object.entries(booklet).flatMap(([seat, pages]) => {
      const page = pages[round]
      return page ? [[seat, page]] : []
    }),
  )

export interface Standing {
  readonly seat: Seat
  /** Those tied share a place; null for somebody who left before the end. */
  readonly place: number | null
  readonly total: number
}

/** Everybody who played, the leader first; whoever has left comes last. */
export function standingsOf({ scores, seats }: Pick<Open, 'scores' | 'seats'>): Standing[] {
  const totalOf = (seat: Seat) => scores[seat] ?? 0
  const placeOf = (seat: Seat) => (seats.includes(seat) ? seats.filter((other) => totalOf(other) > totalOf(seat)).length + 1 : null)
  return Object.keys(scores)
    .map(Number)
    .map((seat) => ({ seat, place: placeOf(seat), total: totalOf(seat) }))
    .sort((one, other) => (one.place ?? Number.MAX_SAFE_INTEGER) - (other.place ?? Number.MAX_SAFE_INTEGER) || other.total - one.total)
}

/** Somebody's booklet, page by page. */
export const bookletOf = ({ booklet }: Pick<Open, 'booklet'>, seat: Seat): Page[] =>
  Object.values(booklet[seat] ?? {}).sort((one, other) => one.round - other.round)
