import type { Held, LaidGuess, Open, Sheet } from '../../types.ts'
import type { Seat } from '@figment/game-kit'

/** What somebody is at in this round, as everybody can see. */
export type Doing = 'drawing' | 'guessing' | 'finished'

export const doingOf = ({ finish, firstGuessAt, isOff }: Sheet): Doing =>
  finish ? 'finished' : firstGuessAt === null && !isOff ? 'drawing' : 'guessing'

/** Stars of the black token that somebody finished with; null: none, or not finished. */
export const starsOf = ({ blackTokens }: Open, { finish }: Sheet): number | null =>
  finish?.token == null ? null : (blackTokens[finish.token]?.stars ?? null)

/** Everybody with a sheet, in seat order; my own comes last. */
export function drawersFor({ sheets }: Open, mine: Seat | null): Seat[] {
  const drawers = Object.keys(sheets).map(Number)
  return mine !== null && drawers.includes(mine) ? [...drawers.filter((one) => one !== mine), mine] : drawers
}

export const unguessed = (open: Open, mine: Seat | null, { guesses }: Held): Seat[] =>
  drawersFor(open, mine).filter((one) => one !== mine && guesses[one] === undefined && !open.sheets[one]?.isOff)

export interface Gap {
  readonly to: Seat
  readonly milliseconds: number
}

export interface Placed {
  /** From 0. */
  readonly place: number
  /** To whoever came just before; null for the first. */
  readonly before: Gap | null
}

/** Which guess on that pile was whose, and how close it was. */
export function placeOnPile(pile: readonly LaidGuess[], by: Seat): Placed | null {
  const place = pile.findIndex((guess) => guess.by === by)
  const laid = pile[place]
  if (!laid) return null
  const before = pile[place - 1]
  return { place, before: before ? { to: before.by, milliseconds: laid.at - before.at } : null }
}

/** To those who finished just before and just after. */
export function gapsOfFinish({ sheets }: Open, seat: Seat): { readonly before: Gap | null; readonly after: Gap | null } {
  const order = Object.entries(sheets)
    .flatMap(([one, { finish }]) => (finish ? [{ to: Number(one), at: finish.at }] : []))
    .sort((one, other) => one.at - other.at)
  const place = order.findIndex(({ to }) => to === seat)
  const at = order[place]?.at ?? 0
  const gapTo = (found: (typeof order)[number] | undefined): Gap | null =>
    found ? { to: found.to, milliseconds: Math.abs(at - found.at) } : null
  return place === -1 ? { before: null, after: null } : { before: gapTo(order[place - 1]), after: gapTo(order[place + 1]) }
}

/** Who ended the round of a fast game for everybody; null: nobody did. */
export function tookTheLast({ options, blackTokens, sheets }: Open): Seat | null {
  if (options.variant !== 'fast' || blackTokens.some(({ by }) => by === null)) return null
  const takers = Object.entries(sheets).flatMap(([seat, { finish }]) =>
    finish?.token == null ? [] : [{ seat: Number(seat), at: finish.at }],
  )
  return takers.sort((one, other) => other.at - one.at)[0]?.seat ?? null
}
