import { type Moment, momentScore, type Seat } from '@figment/game-kit'
import type { Duel, Open } from '../types.ts'

/** What is worth showing again of a game. */
export type Say =
  | { readonly kind: 'miss'; readonly apart: number }
  | { readonly kind: 'loud' | 'hush' }
  | { readonly kind: 'streak'; readonly length: number }
  | { readonly kind: 'glance'; readonly seconds: number }
  | { readonly kind: 'missed' }
  | { readonly kind: 'almost'; readonly times: number }
  | { readonly kind: 'show'; readonly winner: Seat }
  | { readonly kind: 'together'; readonly isWon: boolean }
  | { readonly kind: 'there'; readonly seat: Seat }
export type TRexMoment = Moment<Say>

/** A comparison, and where the log has it. */
export interface ToldDuel {
  readonly duel: Duel
  readonly entry: number
  /** From the offer to the cards; null: only the log knows. */
  readonly afterMs: number | null
}

/** Two who held the same number, and one said no: only the log knows. */
export interface MissedOffer {
  readonly entry: number
  readonly at: number
  readonly seats: readonly [Seat, Seat]
}

export interface Told {
  readonly duels: readonly ToldDuel[]
  readonly missed: readonly MissedOffer[]
  readonly open: Pick<Open, 'seats' | 'winners' | 'outcome' | 'isTogether' | 'tieBreak'>
  /** The entry with which it ended. */
  readonly ended: number
  isBot(seat: Seat): boolean
}

const WIDE = 6
const LOUD = 9
const QUIET = 2
const STREAK = 3
const ALMOST = 3
const glanceMs = 3_000

const apartIn = ({ sides: [one, other] }: Duel): number => Math.abs(one.number - other.number)
const seatsOf = ({ sides }: Duel): Seat[] => sides.map(({ seat }) => seat)
const hasSeat = (duel: Duel, seat: Seat): boolean => duel.sides.some((side) => side.seat === seat)

/** All moments of a game that is over. */
export function momentsOfGame(told: Told): TRexMoment[] {
  const make = (
    say: Say,
    [base, measure = 0]: readonly [number, number?],
    { duel, entry }: ToldDuel,
    seats = seatsOf(duel),
  ): TRexMoment => ({
    say,
    entry,
    at: duel.at,
    round: duel.round,
    seats,
    score: momentScore(base, measure, { isLedByBot: seats[0] !== undefined && told.isBot(seats[0]) }),
  })
  return [
    ...ofDuels(told, make),
    ...ofPeople(told, make),
    ...told.missed.map(({ entry, at, seats }) => ({
      say: { kind: 'missed' } as const,
      entry,
      at,
      round: 0,
      seats,
      score: momentScore(64, 0, { isLedByBot: told.isBot(seats[0]) }),
    })),
    ...ofTheEnd(told, make),
  ]
}

type Make = (say: Say, worth: readonly [number, number?], duel: ToldDuel, seats?: Seat[]) => TRexMoment

function ofDuels({ duels }: Told, make: Make): TRexMoment[] {
  const moments: TRexMoment[] = []
  const widest = Math.max(0, ...duels.map(({ duel }) => (duel.verdict === 'apart' ? apartIn(duel) : 0)))
  const miss = duels.find(({ duel }) => duel.verdict === 'apart' && apartIn(duel) === widest)
  if (miss && widest >= WIDE) moments.push(make({ kind: 'miss', apart: widest }, [48, 3 * widest], miss))
  for (const told of duels) {
    const { duel, afterMs } = told
    if (duel.verdict !== 'equal') continue
    const { number } = duel.sides[0]
    if (number >= LOUD) moments.push(make({ kind: 'loud' }, [56], told))
    if (number <= QUIET) moments.push(make({ kind: 'hush' }, [62], told))
    if (afterMs !== null && afterMs <= glanceMs)
      moments.push(make({ kind: 'glance', seconds: Math.max(1, Math.round(afterMs / 1000)) }, [50], told))
  }
  return moments
}

/** Streaks, the same two again and again, and everybody once. */
function ofPeople({ duels, open: { seats } }: Told, make: Make): TRexMoment[] {
  const moments: TRexMoment[] = []
  for (const seat of seats) {
    const theirs = duels.filter(({ duel }) => hasSeat(duel, seat))
    let run = 0
    for (const [at, told] of theirs.entries()) {
      run = told.duel.verdict === 'equal' ? run + 1 : 0
      const isLast = theirs[at + 1]?.duel.verdict !== 'equal'
      if (run >= STREAK && isLast) moments.push(make({ kind: 'streak', length: run }, [52, 5 * run], told, [seat]))
    }
    for (const other of seats.filter((one) => one > seat)) {
      const close = theirs.filter(({ duel }) => duel.verdict === 'oneOff' && hasSeat(duel, other))
      const last = close.at(-1)
      if (last && close.length >= ALMOST)
        moments.push(make({ kind: 'almost', times: close.length }, [47, 3 * close.length], last, [seat, other]))
    }
    const widest = theirs.reduce<ToldDuel | undefined>(
      (best, told) => (best && apartIn(best.duel) >= apartIn(told.duel) ? best : told),
      undefined,
    )
    if (widest) moments.push(make({ kind: 'there', seat }, [5], widest, [seat, ...seatsOf(widest.duel).filter((one) => one !== seat)]))
  }
  return moments
}

/** Decided by a show, or by the last cards of two. */
function ofTheEnd({ duels, open: { isTogether, outcome, tieBreak, winners }, ended, isBot }: Told, make: Make): TRexMoment[] {
  const last = duels.at(-1)
  if (isTogether) return last && outcome ? [make({ kind: 'together', isWon: outcome === 'won' }, [outcome === 'won' ? 66 : 58], last)] : []
  const [winner] = winners
  if (!tieBreak?.votes || winner === undefined) return []
  const seats = [winner, ...tieBreak.tied.filter((seat) => seat !== winner)]
  return [
    { say: { kind: 'show', winner }, entry: ended, at: null, round: 0, seats, score: momentScore(66, 0, { isLedByBot: isBot(winner) }) },
  ]
}

/** From what lies open after the end: the log alone knows how quick an answer was, and who was declined. */
export const momentsInSight = (open: Open, isBot: Told['isBot']): TRexMoment[] =>
  momentsOfGame({
    duels: open.duels.map((duel) => ({ duel, entry: duel.round, afterMs: null })),
    missed: [],
    open,
    ended: open.duels.length + 1,
    isBot,
  })
