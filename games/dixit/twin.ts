import { type Chance, type GameLog, replay, type Seat, shuffled, tableView } from '@figment/game-kit'
import { rules } from './rules/rules.ts'
import type { Card, Deal, Dixit, Event } from './types.ts'

/**
 * The same game with other secrets: cards that the viewer never saw are others, cards on the table were given by
 * others, and votes that are not shown yet went elsewhere. The viewer must not be able to tell.
 */
export function twin(log: GameLog<Dixit>, viewer: Seat | null, chance: Chance): GameLog<Dixit> {
  const end = replay(rules, log)
  const secretOwners = end.open.phase === 'voting' ? strangersCards(log, viewer) : []
  const seen = seenCards(log, viewer)
  const dealt = [...Object.values(log.deal.hands).flat(), ...log.deal.pile]
  const unseen = dealt.filter((card) => !seen.has(card))
  const other = new Map<Card, Card>()
  for (const cards of [unseen, secretOwners]) {
    const mixed = shuffled(chance, cards)
    for (const [at, card] of cards.entries()) other.set(card, mixed[at] ?? card)
  }
  const laidLast = log.events.findLastIndex((event) => event.type === 'cardsLaid')
  const swap = (card: Card) => other.get(card) ?? card
  return {
    deal: swapDeal(log.deal, swap),
    events: log.events.map((event, at) => {
      const isUnshownVote = event.type === 'voteCast' && at > laidLast && event.seat !== viewer && end.open.phase === 'voting'
      if (isUnshownVote) return { ...event, number: 1 + chance.below(end.open.laid.length) }
      // the table looks the same to the viewer, whoever gave what
      return event.type === 'cardsLaid' && at === laidLast ? event : swapEvent(event, swap)
    }),
  }
}

/** Every card that was ever in the viewer's own compartment or open on the table. */
function seenCards(log: GameLog<Dixit>, viewer: Seat | null): Set<Card> {
  const seen = new Set<Card>()
  let state = rules.start(log.deal)
  const look = () => {
    const held = viewer === null ? undefined : state.held[viewer]
    for (const card of [...(held?.hand ?? []), ...(held?.given ?? []), ...tableView(state).open.laid]) seen.add(card)
  }
  look()
  for (const event of log.events) {
    state = rules.evolve(state, event)
    look()
  }
  return seen
}

/** Cards on the table now that the viewer saw nowhere before and does not know whose they are. */
function strangersCards(log: GameLog<Dixit>, viewer: Seat | null): Card[] {
  const laidLast = log.events.findLastIndex((event) => event.type === 'cardsLaid')
  const seenBefore = seenCards({ deal: log.deal, events: log.events.slice(0, laidLast) }, viewer)
  return replay(rules, log).open.laid.filter((card) => !seenBefore.has(card))
}

type Swap = (card: Card) => Card

function swapDeal(deal: Deal, swap: Swap): Deal {
  const hands = Object.fromEntries(Object.entries(deal.hands).map(([seat, hand]) => [seat, hand.map(swap)]))
  return { ...deal, hands, pile: deal.pile.map(swap) }
}

function swapEvent(event: Event, swap: Swap): Event {
  switch (event.type) {
    case 'clueTold':
      return { ...event, card: swap(event.card) }
    case 'cardsGiven':
      return { ...event, cards: event.cards.map(swap) }
    case 'cardsLaid':
      return { ...event, laid: event.laid.map(swap) }
    case 'handsRefilled':
      return {
        ...event,
        drawn: event.drawn.map(([seat, card]): [Seat, Card] => [seat, swap(card)]),
        reshuffled: event.reshuffled?.map(swap) ?? null,
      }
    default:
      return event
  }
}
