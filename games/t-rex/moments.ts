import { type Logged, type Moment, momentScore, type Seat, type State } from '@figment/game-kit'
import { evolve } from './rules/effects/evolve.ts'
import type { Duel, Event, Offer, TRex } from './types.ts'

/** What is worth showing again of a game. */
export type Say =
  | { readonly kind: 'miss'; readonly duel: Duel; readonly apart: number }
  | { readonly kind: 'loud' | 'hush'; readonly duel: Duel }
  | { readonly kind: 'streak'; readonly seat: Seat; readonly length: number }
  | { readonly kind: 'glance'; readonly duel: Duel; readonly seconds: number }
  | { readonly kind: 'missed'; readonly offer: Offer; readonly number: number }
  | { readonly kind: 'almost'; readonly seats: readonly [Seat, Seat]; readonly times: number }
  | { readonly kind: 'show'; readonly winner: Seat }
  | { readonly kind: 'together'; readonly duel: Duel; readonly isWon: boolean }
  | { readonly kind: 'there'; readonly duel: Duel }
export type TRexMoment = Moment<Say>

const LOUD = 9
const QUIET = 2
const WIDE = 6
const MANY = 3
const glanceMs = 3_000

const apartIn = ({ sides: [one, other] }: Duel): number => Math.abs(one.number - other.number)
const seatsIn = ({ sides }: Duel): Seat[] => sides.map(({ seat }) => seat)

interface Happened {
  readonly entry: number
  readonly at: number
  readonly round: number
}

/** From how a game began and its log; nothing before it is over. */
export function momentsOf(begun: State<TRex>, log: readonly Logged<Event>[], isBot: (seat: Seat) => boolean = () => false): TRexMoment[] {
  const end = log.find(({ event }) => event.type === 'gameEnded')
  if (!end || end.event.type !== 'gameEnded') return []
  const { winners, outcome } = end.event
  const moments: TRexMoment[] = []
  const make = (say: Say, base: number, measure: number, { entry, at, round }: Happened, seats: readonly Seat[]) =>
    moments.push({
      say,
      entry,
      at,
      round,
      seats,
      score: momentScore(base, measure, { isLedByBot: seats[0] !== undefined && isBot(seats[0]) }),
    })
  const duels: (Happened & { readonly duel: Duel })[] = []
  const offers = new Map<number, Offer>()
  const pairs = new Map<string, { times: number; last: Happened; seats: readonly [Seat, Seat] }>()
  let state = begun
  for (const { entry, at, event } of log) {
    const happened: Happened = { entry, at, round: state.open.round }
    const numberOf = (seat: Seat) => state.held[seat]?.card?.number ?? null
    if (event.type === 'offerMade') offers.set(event.offer.id, event.offer)
    if (event.type === 'offerDeclined') {
      const offer = offers.get(event.offer)
      const number = offer ? numberOf(offer.from) : null
      if (offer && number !== null && number === numberOf(offer.to))
        make({ kind: 'missed', offer, number }, 64, 0, happened, [offer.from, offer.to])
    }
    if (event.type === 'compared') {
      const { duel } = event
      const [one, other] = duel.sides
      const seats = seatsIn(duel)
      duels.push({ ...happened, duel })
      if (duel.verdict === 'equal' && one.number >= LOUD) make({ kind: 'loud', duel }, 56, 0, happened, seats)
      if (duel.verdict === 'equal' && one.number <= QUIET) make({ kind: 'hush', duel }, 62, 0, happened, seats)
      const offer = [...offers.values()].findLast(({ from, to }) => from === one.seat && to === other.seat)
      const took = offer ? duel.at - offer.at : Number.POSITIVE_INFINITY
      if (duel.verdict === 'equal' && took <= glanceMs)
        make({ kind: 'glance', duel, seconds: Math.max(1, Math.round(took / 1000)) }, 50, 0, happened, seats)
      if (duel.verdict === 'oneOff') {
        const both = [...seats].sort((a, b) => a - b) as [Seat, Seat]
        const before = pairs.get(both.join())
        pairs.set(both.join(), { times: (before?.times ?? 0) + 1, last: happened, seats: both })
      }
    }
    if (event.type === 'votesShown' && winners[0] !== undefined) make({ kind: 'show', winner: winners[0] }, 66, 0, happened, winners)
    state = evolve(state, event)
  }
  for (const { times, last, seats } of pairs.values()) if (times >= MANY) make({ kind: 'almost', seats, times }, 47, 3 * times, last, seats)
  const widest = Math.max(0, ...duels.filter(({ duel }) => duel.verdict === 'apart').map(({ duel }) => apartIn(duel)))
  const miss = duels.find(({ duel }) => duel.verdict === 'apart' && apartIn(duel) === widest)
  if (miss && widest >= WIDE) make({ kind: 'miss', duel: miss.duel, apart: widest }, 48, 3 * widest, miss, seatsIn(miss.duel))
  const everybody = Object.keys(state.open.scores).map(Number)
  for (const seat of everybody) {
    const own = duels.filter(({ duel }) => seatsIn(duel).includes(seat))
    const streak = longestStreak(own)
    if (streak) make({ kind: 'streak', seat, length: streak.length }, 52, 5 * streak.length, streak.last, [seat])
    const [wide] = [...own].sort((one, other) => apartIn(other.duel) - apartIn(one.duel))
    if (wide) make({ kind: 'there', duel: wide.duel }, 5, 0, wide, [seat, ...seatsIn(wide.duel).filter((other) => other !== seat)])
  }
  const last = duels.at(-1)
  if (begun.open.isTogether && last && outcome !== null) {
    make({ kind: 'together', duel: last.duel, isWon: outcome === 'won' }, outcome === 'won' ? 66 : 58, 0, last, seatsIn(last.duel))
  }
  return moments
}

function longestStreak<D extends { readonly duel: Duel }>(duels: readonly D[]): { readonly length: number; readonly last: D } | null {
  let [length, best] = [0, 0]
  let last: D | null = null
  for (const one of duels) {
    length = one.duel.verdict === 'equal' ? length + 1 : 0
    if (length <= best) continue
    best = length
    last = one
  }
  return last && best >= MANY ? { length: best, last } : null
}
