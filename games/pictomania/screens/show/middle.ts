import type { Open } from '../../types.ts'
import type { Seat } from '@figment/game-kit'

/** A wrong guess card that lies in the middle of the table. */
export interface WrongCard {
  /** On whose drawing it was laid. */
  readonly drawing: Seat
  readonly by: Seat
  readonly number: number
}

/** All wrong cards of the round, in the order in which they came to the middle. */
export const wrongCards = ({ sheets, opened }: Pick<Open, 'sheets' | 'opened'>): WrongCard[] =>
  opened.flatMap((drawing) =>
    (sheets[drawing]?.pile ?? []).flatMap(({ by, shown }) => (shown && !shown.isRight ? [{ drawing, by, number: shown.number }] : [])),
  )

export interface WrongCount {
  readonly seat: Seat
  readonly count: number
}

/** Whose they are, the most first. */
export function countsOf(cards: readonly WrongCard[]): WrongCount[] {
  const counts = new Map<Seat, number>()
  for (const { by } of cards) counts.set(by, (counts.get(by) ?? 0) + 1)
  return [...counts].map(([seat, count]) => ({ seat, count })).sort((one, other) => other.count - one.count || one.seat - other.seat)
}

/** Who leads alone, and so is the odd one out so far; null: nobody, a tie, or a training round. */
export function oddSoFar(cards: readonly WrongCard[], { round, options }: Pick<Open, 'round' | 'options'>): Seat | null {
  if (round === 1 && options.firstRound === 'training') return null
  const [first, second] = countsOf(cards)
  return first && first.count > (second?.count ?? 0) ? first.seat : null
}

const mostDegrees = 14

/** How crooked a card lies there: any way, but always the same. */
export function tiltOf({ drawing, by, number }: WrongCard): number {
  const mixed = Math.imul(drawing * 61 + by * 17 + number * 7 + 3, 2_654_435_761) >>> 0
  return ((mixed % 1000) / 999) * 2 * mostDegrees - mostDegrees
}
