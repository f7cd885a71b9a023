import type { Page } from '../../types.ts'
import type { Seat } from '@figment/game-kit'
import { gainsOf, type Reason } from '../show/reasons.ts'

export type TvReason = Reason | 'allStarsTaken'

export interface Entry {
  readonly reason: TvReason
  readonly points: number
  /** Of what the reason speaks: right guesses, stars. */
  readonly count: number
}

/** What the round brought to the player of this page, also where it cost nothing. */
export function accountOf(page: Page, pages: readonly Page[], seat: Seat): Entry[] {
  const gains = gainsOf(page, pages, seat).map((gain) => (gain.reason === 'ownTokens' ? { ...gain, count: -gain.points } : gain))
  return page.score.own === 0 ? [...gains, { reason: 'allStarsTaken', points: 0, count: 0 }] : gains
}

/** Who has the round's most points alone; null: several, or nobody has any. */
export function bestOf(pages: Readonly<Record<Seat, Page>>): Seat | null {
  const [first, second] = byGain(pages)
  return first && first.page.score.total > Math.max(0, second?.page.score.total ?? 0) ? first.seat : null
}

/** Whoever got most in this round first. */
export const byGain = (pages: Readonly<Record<Seat, Page>>): { readonly seat: Seat; readonly page: Page }[] =>
  Object.entries(pages)
    .map(([seat, page]) => ({ seat: Number(seat), page }))
    .sort((one, other) => other.page.score.total - one.page.score.total || one.seat - other.seat)
