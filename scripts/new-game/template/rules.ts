import type { Chance, Rules, Seat, State } from '@figment/game-kit'
import { chosenFrom, dueIn, eachSeat, following, heldBy, refused, shuffled, withoutSeat } from '@figment/game-kit'
import { DREAMS } from '@figment/pictures'
import * as v from 'valibot'
import { sharedIn } from './open.ts'
import { CHOICES, type DreamForTwo, type Picks, PICTURES, ROUNDS, SEATS } from './types.ts'
import { QUESTIONS } from './written.ts'

type Dream = State<DreamForTwo>
type Event = DreamForTwo['event']

/** In seconds. */
const TIME = { choosing: { relaxed: 90, brisk: 30 }, revealing: { relaxed: 45, brisk: 15 } }

export const rules: Rules<DreamForTwo> = {
  options: chosenFrom(CHOICES),
  move: v.variant('type', [
    v.strictObject({ type: v.literal('pick'), card: v.picklist(DREAMS.first) }),
    v.strictObject({ type: v.literal('goOn') }),
  ]),

  deal(seats, options, chance) {
    const cards = shuffled(chance, DREAMS.first)
    const rounds = shuffled(chance, QUESTIONS).map((question, at) => ({ question, cards: cards.slice(at * PICTURES, (at + 1) * PICTURES) }))
    const [first, ...later] = rounds.slice(0, ROUNDS)
    if (!first) throw new RangeError('there are no questions')
    return { options, seats, first, later, due: dueIn(TIME.choosing, options.timers, seats, chance) }
  },

  start: ({ options, seats, first, later, due }) => ({
    open: { options, phase: 'choosing', round: 1, seats, awaited: seats, scores: eachSeat(seats, 0), due, ...first, told: [] },
    held: eachSeat(seats, { pick: null }),
    hidden: { later },
  }),

  decide(state, move, by, chance) {
    const { phase, cards, awaited } = state.open
    switch (move.type) {
      case 'pick':
        if (phase !== 'choosing') return refused('notNow')
        if (!cards.includes(move.card)) return refused('noSuchPicture')
        return follow(state, [{ type: 'picked', seat: by, card: move.card }], (next) => goOnIfAllDid(next, chance))
      case 'goOn':
        if (phase !== 'revealing') return refused('notNow')
        if (!awaited.includes(by)) return []
        return follow(state, [{ type: 'wentOn', seat: by }], (next) => goOnIfAllDid(next, chance))
    }
  },

  expire: goOn,

  leave: (state, seat, chance) =>
    follow(state, [{ type: 'seatRemoved', seat }], (next) =>
      next.open.seats.length < SEATS.min ? [{ type: 'gameEnded' }] : goOnIfAllDid(next, chance),
    ),

  end: (state) => [...(state.open.phase === 'choosing' ? [revealed(picksIn(state), {}, null)] : []), { type: 'gameEnded' }],

  evolve(state, event) {
    const { open, held, hidden } = state
    const change = (changed: Partial<Dream['open']>): Dream => ({ ...state, open: { ...open, ...changed } })
    switch (event.type) {
      case 'picked':
        return { ...change({ awaited: withoutSeat(open.awaited, event.seat) }), held: { ...held, [event.seat]: { pick: event.card } } }
      case 'revealed': {
        const told = [...open.told, { question: open.question, cards: open.cards, picks: event.picks }]
        const scores = Object.fromEntries(open.seats.map((seat) => [seat, (open.scores[seat] ?? 0) + (event.points[seat] ?? 0)]))
        return change({ phase: 'revealing', awaited: open.seats, told, scores, due: event.due })
      }
      case 'wentOn':
        return change({ awaited: withoutSeat(open.awaited, event.seat) })
      case 'roundBegun': {
        const begun = change({ phase: 'choosing', round: open.round + 1, awaited: open.seats, ...event.round, due: event.due })
        return { ...begun, held: eachSeat(open.seats, { pick: null }), hidden: { later: hidden.later.slice(1) } }
      }
      case 'seatRemoved': {
        const { [event.seat]: _, ...others } = held
        return { ...change({ seats: withoutSeat(open.seats, event.seat), awaited: withoutSeat(open.awaited, event.seat) }), held: others }
      }
      case 'gameEnded':
        return change({ phase: 'over', awaited: [], due: null })
    }
  },
}

const follow = following(rules.evolve)

const goOnIfAllDid = (state: Dream, chance: Chance): readonly Event[] => (state.open.awaited.length > 0 ? [] : goOn(state, chance))

const revealed = (picks: Picks, points: Record<Seat, number>, due: number | null): Event => ({ type: 'revealed', picks, points, due })
const picksIn = (state: Dream): Picks => Object.fromEntries(state.open.seats.map((seat) => [seat, heldBy(state, seat).pick]))

/** What comes next, whether everybody is ready or time is up. */
function goOn(state: Dream, chance: Chance): readonly Event[] {
  const { phase, seats, cards, round, options } = state.open
  switch (phase) {
    case 'choosing': {
      const picks = picksIn(state)
      const shared = sharedIn(cards, picks)
      const paid = seats.filter((seat) => shared.includes(picks[seat] ?? ''))
      return [revealed(picks, eachSeat(paid, round), dueIn(TIME.revealing, options.timers, seats, chance))]
    }
    case 'revealing': {
      const [next] = state.hidden.later
      const due = dueIn(TIME.choosing, options.timers, seats, chance)
      return next ? [{ type: 'roundBegun', round: next, due }] : [{ type: 'gameEnded' }]
    }
    case 'over':
      return []
  }
}
