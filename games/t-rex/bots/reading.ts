import type { Seat } from '@figment/game-kit'
import { POWER_CARDS } from '../rules/effects/power-deck.ts'
import { verdictOn } from '../rules/scoring.ts'
import { type NumberCard, type Open, STRONGEST } from '../types.ts'

/** What others' puppets and the outcomes so far tell of the numbers in other hands. */

const NUMBERS = Array.from({ length: STRONGEST }, (_, at) => at + 1)
const CARDS_OF_A_NUMBER = POWER_CARDS.filter(({ number }) => number === STRONGEST).length

/** How far off one may be when reading somebody, of ten. The more of their comparisons went wrong, the less one trusts one's eyes. */
const READ = { wellAtBest: 0.75, worseByFailure: 1.2 } as const
/** Somebody who hardly moves is doing something else. */
const STILL = 0.03
/** Somebody who offers has seen something: a match is that many times as likely. */
const WORTH_OF_AN_OFFER = 3

export interface Odds {
  /** How likely the two numbers are equal or one off. */
  readonly match: number
  /** How many points comparing would bring, on average. */
  readonly points: number
}

export interface Impression {
  /** How strongly somebody seems to move; undefined: they have no puppet that could be read. */
  readonly strength: number | undefined
  /** Whether one has counted what was compared. */
  readonly counts: boolean
}

/** The odds of a comparison with somebody of whom one has this impression. */
export function oddsWith(open: Open, own: NumberCard, other: Seat, { strength, counts }: Impression): Odds {
  const blur = blurOf(open, other)
  const odds = { equal: 0, oneOff: 0, apart: 0 }
  for (const number of NUMBERS) {
    const seems = strength !== undefined ? Math.exp(-(((strength * STRONGEST - number) / blur) ** 2) / 2) : 1
    odds[verdictOn(own.number, number)] += (counts ? cardsLeftOf(open, own, number) : 1) * seems
  }
  const { equal, oneOff, apart } = odds
  const all = equal + oneOff + apart
  return { match: (equal + oneOff) / all, points: (2 * equal + oneOff - apart) / all }
}

/** The odds if somebody whom one cannot read has offered their card. */
export function oddsOfAnOffer(odds: Odds): number {
  const match = odds.match * WORTH_OF_AN_OFFER
  return match / (match + 1 - odds.match)
}

export const isReadable = (strength: number | undefined): strength is number => strength !== undefined && strength > STILL

/** Until the first reshuffle one can count what has been compared. */
function cardsLeftOf({ deck, duels }: Open, own: NumberCard, number: number): number {
  const compared = deck === 1 ? duels.flatMap(({ sides }) => sides).filter((side) => side.number === number).length : 0
  return Math.max(CARDS_OF_A_NUMBER - compared - (own.number === number ? 1 : 0), 1)
}

function blurOf({ duels }: Open, seat: Seat): number {
  const theirs = duels.filter(({ sides }) => sides.some((side) => side.seat === seat))
  const failures = theirs.filter(({ verdict, answer }) => verdict === 'apart' && answer === null).length
  return READ.wellAtBest + (READ.worseByFailure * failures) / (theirs.length + 4)
}
