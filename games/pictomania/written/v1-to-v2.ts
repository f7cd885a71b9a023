import type { Upcaster } from '@figment/game-kit'
import type { WritingOf } from '@figment/written'
import type * as v1 from './v1.ts'
import type * as v2 from './v2.ts'

export type V1 = WritingOf<typeof v1>
export type V2 = WritingOf<typeof v2>

/** As the rules were then: four rounds, each with three new cards on the stand; deck 0 were the host's own cards. */
const ROUNDS = 4
const CARDS_ON_STAND = 3
const deckOf = ({ ownCards, decks }: V1['options'], round: number): number => (ownCards ? 0 : (decks[round - 1] ?? 1))

/** What the rounds to come did not need of the round's deck. */
function spareCards(options: V1['options'], round: number, left: number): number {
  let spare = left
  for (let later = round + 1; later <= ROUNDS; later++) {
    if (deckOf(options, later) === deckOf(options, round)) spare -= CARDS_ON_STAND
  }
  return spare
}

export const v1ToV2: Upcaster<V1, V2> = {
  options: (options) => options,
  deal: (deal) => ({ ...deal, spareCards: spareCards(deal.options, 1, deal.cards[deckOf(deal.options, 1)]?.length ?? 0) }),
  game({ options, cards }) {
    let round = 1
    const left = new Map(Object.entries(cards).map(([deck, order]) => [Number(deck), order.length]))
    /** From the deck of the round; says how many are left in it. */
    const take = (count: number) => {
      const deck = deckOf(options, round)
      const rest = (left.get(deck) ?? 0) - count
      left.set(deck, rest)
      return { deck, rest }
    }
    return (event) => {
      switch (event.type) {
        case 'cardReplaced':
          return { ...event, deck: take(1).deck }
        case 'roundBegun': {
          round++
          const { deck, rest } = take(CARDS_ON_STAND)
          return { ...event, deck, spareCards: spareCards(options, round, rest) }
        }
        default:
          return event
      }
    }
  },
}
