import type { Seat } from '@figment/game-kit'
import { Story as Told, usualOptions } from '@figment/game-kit/testing'
import { POWER_CARDS, powerCard } from '../rules/effects/power-deck.ts'
import { game } from '../index.ts'
import type { ActionId, Answer, CardId, Colour, Duel, Move, Offer, Options, PowerCard, Refusal, TRex } from '../types.ts'

/** As usual, but for the warm-up: most stories begin with cards in hand. */
export const usual: Options = { ...usualOptions(game), warmUp: 'off' }

/** A power card as one would say it: red 4, blue bye-bye, wild. */
type Said = `${Colour} ${number}` | `${Colour} bye-bye` | 'wild'

const nameOf = ({ colour, number }: PowerCard): string => (colour === null ? 'wild' : `${colour} ${number ?? 'bye-bye'}`)

/** When a story begins, in milliseconds. */
const NOON = 1_000_000

/** A game told move by move, for tests, from "go" on or from the warm-up. Who does what reads as it would at a table. */
export class Story extends Told<TRex> {
  constructor(seats: number, options: Partial<Options> = {}, seed = 'story', { isFromTheCount = false } = {}) {
    super(game, seats, { ...usual, ...options }, seed, NOON)
    if (this.open.phase === 'counting' && !isFromTheCount) this.afterTheCount()
  }

  /** "3, 2, 1, go" was said long ago, and it is as early as before. */
  afterTheCount(): this {
    this.timeIsUp()
    this.now = NOON
    this.told.length = 0
    return this.given({ goAt: 0 })
  }

  /** What somebody holds, as one would say it. */
  card(seat: Seat): string | null {
    const { card } = this.held(seat)
    return card && nameOf(card)
  }
  cards(): (string | null)[] {
    return this.open.seats.map((seat) => this.card(seat))
  }
  lid(): string[] {
    return this.state.hidden.lid.map((id) => nameOf(powerCard(id)))
  }
  /** How many cards somebody has had: what a move about their card names. */
  drawn(seat: Seat): number {
    return this.open.drawn[seat] ?? 0
  }
  /** Who offers to whom. */
  offers(): [from: Seat, to: Seat][] {
    return this.open.offers.map(({ from, to }) => [from, to])
  }
  offerBy(seat: Seat): Offer {
    const offer = this.open.offers.find(({ from }) => from === seat)
    if (!offer) throw new Error(`${seat} offers nothing`)
    return offer
  }
  get duel(): Duel {
    const duel = this.open.duels.at(-1)
    if (!duel) throw new Error('nothing was compared')
    return duel
  }
  nextAction(colour: Colour): ActionId {
    return this.state.hidden.actions[colour].deck[0] ?? 0
  }

  /** Everybody in turn holds these; what they held goes into the deck. */
  givenCards(...cards: readonly Said[]): this {
    const back = this.open.seats.slice(0, cards.length).flatMap((seat) => this.held(seat).card?.id ?? [])
    const { hidden } = this.state
    this.state = { ...this.state, hidden: { ...hidden, deck: [...hidden.deck, ...back] } }
    const held = { ...this.state.held }
    for (const [at, said] of cards.entries()) {
      const seat = this.open.seats[at] ?? 0
      const card = powerCard(this.#takeFromDeck(said))
      held[seat] = { ...this.held(seat), card, actions: card.colour ? [this.open.row[card.colour]] : [] }
    }
    this.state = { ...this.state, held }
    return this.#countDeck()
  }
  /** These are drawn next. */
  givenNext(...cards: readonly Said[]): this {
    const ids = cards.map((said) => this.#takeFromDeck(said))
    const { hidden } = this.state
    this.state = { ...this.state, hidden: { ...hidden, deck: [...ids, ...hidden.deck] } }
    return this.#countDeck()
  }
  /** These and no others are in the deck; the rest is in the lid. */
  givenDeck(...cards: readonly Said[]): this {
    this.givenNext(...cards)
    const { hidden } = this.state
    const lid = [...hidden.lid, ...hidden.deck.slice(cards.length)]
    this.state = { ...this.state, hidden: { ...hidden, deck: hidden.deck.slice(0, cards.length), lid } }
    return this.#countDeck()
  }
  /** So many actions of a colour are in the deck; the rest is in its lid. */
  givenActions(colour: Colour, count: number): this {
    const { hidden } = this.state
    const { deck, lid } = hidden.actions[colour]
    const pile = { deck: deck.slice(0, count), lid: [...lid, ...deck.slice(count)] }
    this.state = { ...this.state, hidden: { ...hidden, actions: { ...hidden.actions, [colour]: pile } } }
    return this
  }
  #takeFromDeck(said: Said): CardId {
    const { hidden } = this.state
    const card = POWER_CARDS.find((one) => nameOf(one) === said && hidden.deck.includes(one.id))
    if (!card) throw new Error(`no ${said} is in the deck`)
    this.state = { ...this.state, hidden: { ...hidden, deck: hidden.deck.filter((id) => id !== card.id) } }
    return card.id
  }
  #countDeck(): this {
    return this.given({ cardsLeft: this.state.hidden.deck.length })
  }

  /** What came of moves that were made at the same time, in the order in which they reach the table. */
  atOnce(...moves: readonly (readonly [Seat, Move])[]): (Refusal | null)[] {
    return moves.map(([seat, move]) => this.try(seat, move))
  }
  warmsUp(seat: Seat): this {
    return this.does(seat, { type: 'warmUp', strength: this.open.warmUp?.strength ?? 0 })
  }
  /** The move of offering the card that somebody holds now. */
  offering(seat: Seat, to: Seat): Move {
    return { type: 'offer', card: this.drawn(seat), to }
  }
  offersTo(seat: Seat, to: Seat): this {
    return this.does(seat, this.offering(seat, to))
  }
  takingBack(seat: Seat): Move {
    return { type: 'takeBack', offer: this.offerBy(seat).id }
  }
  takesBack(seat: Seat): this {
    return this.does(seat, this.takingBack(seat))
  }
  accepting(seat: Seat, from: Seat): Move {
    return { type: 'accept', offer: this.offerBy(from).id, card: this.drawn(seat) }
  }
  accepts(seat: Seat, from: Seat): this {
    return this.does(seat, this.accepting(seat, from))
  }
  declining(from: Seat): Move {
    return { type: 'decline', offer: this.offerBy(from).id }
  }
  declines(seat: Seat, from: Seat): this {
    return this.does(seat, this.declining(from))
  }
  skipping(seat: Seat): Move {
    return { type: 'skip', card: this.drawn(seat) }
  }
  skips(seat: Seat): this {
    return this.does(seat, this.skipping(seat))
  }
  /** One offers, the other accepts. */
  compare(one: Seat, other: Seat): this {
    return this.offersTo(one, other).accepts(other, one)
  }
  saysByeBye(seat: Seat, colour: Colour): this {
    return this.does(seat, { type: 'sayByeBye', card: this.drawn(seat), colour })
  }
  answering(seat: Seat, answer: Answer): Move {
    return { type: 'answer', card: this.drawn(seat), answer }
  }
  says(seat: Seat, answer: Answer): this {
    return this.does(seat, this.answering(seat, answer))
  }
  /** Two who play together say the same. */
  bothSay(answer: Answer): this {
    return this.says(0, answer).says(1, answer)
  }
  /** Everybody has paused long enough. */
  goesOn(): this {
    return this.allDo({ type: 'goOn', deck: this.open.deck })
  }
  picks(seat: Seat, which = 0): this {
    const { choices = [], picked = [] } = this.open.tieBreak ?? {}
    const free = choices.filter((choice) => !picked.some(({ action }) => action === choice))
    return this.does(seat, { type: 'pickAction', action: free[which] ?? 0 })
  }
  votes(seat: Seat, best: Seat): this {
    return this.does(seat, { type: 'vote', best })
  }
}
