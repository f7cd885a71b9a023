import { type Chance, type GameLog, pick, replay, type Seat, shuffled } from '@figment/game-kit'
import { forEachColour } from './rules/effects/by-colour.ts'
import { isNumber, powerCard } from './rules/effects/power-deck.ts'
import { rules } from './rules/rules.ts'
import type { TRexState } from './rules/number-held.ts'
import type { ActionId, CardId, Colour, Deal, Event, Open, TRex } from './types.ts'

/**
 * The same game with other secrets: since the last shuffle, cards that the viewer has not seen are others, actions that
 * are still in their decks lie in another order, and votes that were not shown are for others. The viewer must not be able to tell.
 */
export function twin(log: GameLog<TRex>, viewer: Seat | null, chance: Chance): GameLog<TRex> {
  const end = replay(rules, log)
  const shuffledLast = log.events.findLastIndex(({ type }) => type === 'deckReshuffled')
  const other = otherCards(log, shuffledLast, viewer, chance)
  const actions = forEachColour((colour) => otherActions(log, colour, end, chance))
  const events = log.events.map((event, at): Event => {
    switch (event.type) {
      case 'deckReshuffled':
        return at === shuffledLast ? { ...event, deck: event.deck.map(other) } : event
      case 'actionsReshuffled':
        return at === actions[event.colour].shuffledAt ? { ...event, deck: actions[event.colour].order } : event
      case 'voted':
        return event.seat !== viewer && isSecretVote(end.open, event.best) ? { ...event, best: pick(chance, tiedIn(end.open)) } : event
      default:
        return event
    }
  })
  const { deal } = log
  const wasShuffledLast = shuffledLast < 0
  return {
    deal: {
      ...deal,
      ...(wasShuffledLast && { hands: otherHands(deal, other), deck: deal.deck.map(other) }),
      actions: forEachColour((colour) => (actions[colour].shuffledAt < 0 ? actions[colour].order : deal.actions[colour])),
    },
    events,
  }
}

const otherHands = ({ hands }: Deal, other: (card: CardId) => CardId): Deal['hands'] =>
  Object.fromEntries(Object.entries(hands).map(([seat, card]) => [seat, other(card)]))

const tiedIn = ({ tieBreak }: Open): readonly Seat[] => tieBreak?.tied ?? []

/** Who voted for somebody gone is asked again, which tells it. */
const isSecretVote = (open: Open, best: Seat): boolean => open.tieBreak?.votes === null && tiedIn(open).includes(best)

/** Cards that somebody drew unseen become other numbers; those still in the deck may become anything. */
function otherCards(log: GameLog<TRex>, shuffledLast: number, viewer: Seat | null, chance: Chance): (card: CardId) => CardId {
  const before = replay(rules, { deal: log.deal, events: log.events.slice(0, shuffledLast + 1) })
  const seen = new Set<CardId>()
  const dealt = shuffledLast < 0 ? Object.values(before.held).flatMap(({ card }) => card?.id ?? []) : []
  let state = before
  lookAtHands(state, viewer, seen)
  for (const event of log.events.slice(shuffledLast + 1)) {
    if (event.type === 'compared') for (const { seat } of event.duel.sides) addCard(state, seat, seen)
    if (event.type === 'cardsShown') for (const { seat } of event.cards) addCard(state, seat, seen)
    state = rules.evolve(state, event)
    lookAtHands(state, viewer, seen)
  }
  const left = new Set(state.hidden.deck)
  const drawn = [...dealt, ...before.hidden.deck.filter((card) => !left.has(card))].filter((card) => !seen.has(card))
  const pool = shuffled(chance, [...drawn, ...left])
  const numbers = pool.filter((card) => isNumber(powerCard(card))).slice(0, drawn.length)
  const rest = pool.filter((card) => !numbers.includes(card))
  const other = new Map([...drawn, ...left].map((card, at) => [card, [...numbers, ...rest][at] ?? card]))
  return (card) => other.get(card) ?? card
}

/** Viewers see their own card, and everybody sees a Bye-bye. */
function lookAtHands(state: TRexState, viewer: Seat | null, seen: Set<CardId>): void {
  for (const [seat, { card }] of Object.entries(state.held)) {
    if (card && (Number(seat) === viewer || !isNumber(card))) seen.add(card.id)
  }
}

function addCard({ held }: TRexState, seat: Seat, seen: Set<CardId>): void {
  const card = held[seat]?.card
  if (card) seen.add(card.id)
}

interface OtherActions {
  /** The event that made this order; -1: the deal. */
  readonly shuffledAt: number
  readonly order: readonly ActionId[]
}

function otherActions({ deal, events }: GameLog<TRex>, colour: Colour, end: TRexState, chance: Chance): OtherActions {
  const shuffledAt = events.findLastIndex((event) => event.type === 'actionsReshuffled' && event.colour === colour)
  const reshuffled = events[shuffledAt]
  const order = reshuffled?.type === 'actionsReshuffled' ? reshuffled.deck : deal.actions[colour]
  const come = order.length - end.hidden.actions[colour].deck.length
  return { shuffledAt, order: [...order.slice(0, come), ...shuffled(chance, order.slice(come))] }
}
