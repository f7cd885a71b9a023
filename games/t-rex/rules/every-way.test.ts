import type { SeatView, State } from '@figment/game-kit'
import { everyWay, isEveryWayLarge, type SmallTable } from '@figment/game-kit/testing'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { pointsByTheRulebook } from '../testing/by-the-rulebook.ts'
import { usual } from '../testing/story.ts'
import { event } from '../written/v3.ts'
import { ANSWERS, COLOURS, type Deal, type Move, type Open, type TRex } from '../types.ts'

/** Power cards, as their table numbers them. */
const RED = { 4: 6, 5: 8, 9: 16 } as const
const BLUE = { 4: 46 } as const
const RED_BYE_BYE = 60
const WILD = 78

/** Every action of the colour, and no more: the deck runs out and is shuffled anew. */
const actions = { red: [65, 63], yellow: [73, 72], blue: [81, 87] }

const small = (deal: Partial<Deal>): Deal => ({
  // so that time can be up wherever it can
  options: { ...usual, timers: 'brisk' },
  hands: {},
  deck: [],
  actions,
  supply: { yay: 2, meh: 2 },
  isTogether: false,
  warmUp: null,
  countsDown: true,
  awaited: [],
  due: 8000,
  ...deal,
})

/** As often as this a card is skipped and offered: otherwise there would be no end of ways. */
const CARDS_AT_MOST = isEveryWayLarge ? 3 : 2
const OFFERS_AT_MOST = isEveryWayLarge ? 3 : 2

function everyMove({ open, held, seat }: SeatView<TRex>): readonly Move[] {
  const card = open.drawn[seat] ?? 0
  const others = open.seats.filter((other) => other !== seat)
  switch (open.phase) {
    case 'acting':
    case 'agreeing':
      if (open.choosing === seat) return COLOURS.map((colour) => ({ type: 'sayByeBye', card, colour }))
      if (held.card === null) return []
      return [
        ...(open.isTogether ? ANSWERS.map((answer): Move => ({ type: 'answer', card, answer })) : []),
        ...(open.offersMade < OFFERS_AT_MOST ? others.map((to): Move => ({ type: 'offer', card, to })) : []),
        ...open.offers.flatMap(({ id, from, to }): Move[] => {
          if (from === seat) return [{ type: 'takeBack', offer: id }]
          return to === seat
            ? [
                { type: 'accept', offer: id, card },
                { type: 'decline', offer: id },
              ]
            : []
        }),
        ...(card < CARDS_AT_MOST ? [{ type: 'skip', card } as const] : []),
      ]
    case 'reshuffling':
      return [{ type: 'goOn', deck: open.deck }]
    case 'picking':
      return (open.tieBreak?.choices ?? []).slice(0, 3).map((action) => ({ type: 'pickAction', action }))
    case 'voting':
      return (open.tieBreak?.tied ?? []).map((best) => ({ type: 'vote', best }))
    case 'warmingUp':
    case 'counting':
    case 'over':
      return []
  }
}

/** Two compare at once and draw again: with a second comparison a wild Bye-bye comes between. */
const ROUNDS_OF_TWO = 2

const table = (deal: Deal): SmallTable<TRex> => ({
  deal,
  moves: everyMove,
  // one comparison is a round; what it leads to belongs to it
  isDone: ({ phase, round, isTogether }: Open) =>
    phase === 'over' || (round > (isTogether ? ROUNDS_OF_TWO : 1) && (phase === 'acting' || phase === 'agreeing')),
  scores: ({ deal: dealt, events }) => pointsByTheRulebook(dealt, events),
  // what only tells what was
  keyOf: ({ open: { declined: _declined, byeByes: _byeByes, ...open }, held, hidden }: State<TRex>) => [open, held, hidden],
})

/** Everything that happened on all ways. */
const told = new Set<string>()
const watched: typeof game = {
  ...game,
  rules: {
    ...game.rules,
    evolve(state, event) {
      told.add(event.type)
      return game.rules.evolve(state, event)
    },
  },
}

describe('every way that one round can take', () => {
  it.each([
    ['three, whose numbers are equal, one off and apart; the yay run out with the first match', { yay: 2, meh: 4 }],
    ['three, and the meh run out first', { yay: 8, meh: 2 }],
  ])('[TR14] [TR17] [TR27] [TR29] [TR37] %s: nobody is stuck, nothing leaks, and the points are those of the rulebook', (_, supply) => {
    const deal = small({ hands: { 0: RED[4], 1: BLUE[4], 2: RED[9] }, deck: [RED_BYE_BYE, RED[5], WILD], supply })
    const { states, ends, trouble } = everyWay(watched, table(deal))
    expect(trouble).toEqual([])
    expect(states).toBeGreaterThan(10_000)
    expect(ends).toBeGreaterThan(10)
  })

  it.each([
    ['equal', RED[4], BLUE[4]],
    ['one off', RED[4], RED[5]],
    ['apart', RED[4], RED[9]],
  ])(
    '[TR33] [TR34] [TR35] [TR36] two together, %s: nobody is stuck, nothing leaks, and what is removed is what the rulebook says',
    (_, one, other) => {
      const deal = small({ hands: { 0: one, 1: other }, deck: [WILD, 30, RED_BYE_BYE, 33], supply: { yay: 3, meh: 0 }, isTogether: true })
      const { states, ends, trouble } = everyWay(watched, table(deal))
      expect(trouble).toEqual([])
      expect(states).toBeGreaterThan(10)
      expect(ends).toBeGreaterThan(1)
      // without a clock, once it has counted, moves alone come to the end
      const counted = { ...deal, countsDown: false, awaited: [0, 1], due: null }
      expect(everyWay(watched, { ...table(counted), clock: false, leaver: false }).trouble).toEqual([])
    },
  )

  it('[TR17] was everything that can happen without a warm-up, and without a host who ends it', () => {
    const elsewhere = ['warmedUp', 'countingBegun', 'cardsShown']
    expect(told).toEqual(new Set(Object.keys(event.kinds).filter((kind) => !elsewhere.includes(kind))))
  })
})
