import type { Seat } from '@figment/game-kit'
import type { Answer, CardId, Deal, Event } from '../types.ts'

/**
 * The points that a game should have brought, counted from the rulebook alone: who holds what is followed card by card,
 * and nothing that our own rules say of a comparison is believed.
 */
export function pointsByTheRulebook(deal: Deal, events: readonly Event[]): Readonly<Record<Seat, number>> {
  const table = new RulebookTable(deal)
  for (const event of events) table.happens(event)
  return table.points
}

/** Two of each number from 1 to 10 in each of three colours; whatever comes after them is a Bye-bye. */
const NUMBERS = 60
const OF_A_COLOUR = 20
const numberOn = (card: CardId | undefined): number => {
  if (card === undefined || card >= NUMBERS) throw new Error('nobody compares a card without a number')
  return Math.floor((card % OF_A_COLOUR) / 2) + 1
}

class RulebookTable {
  readonly points: Record<Seat, number> = {}
  readonly #hands = new Map<Seat, CardId>()
  readonly #answers = new Map<Seat, Answer>()
  readonly #isForTwo: boolean
  #deck: readonly CardId[]
  #yay: number

  constructor({ hands, deck, supply }: Deal) {
    for (const [seat, card] of Object.entries(hands)) {
      this.#hands.set(Number(seat), card)
      this.points[Number(seat)] = 0
    }
    this.#isForTwo = this.#hands.size === 2
    this.#deck = deck
    this.#yay = supply.yay
  }

  happens(event: Event): void {
    switch (event.type) {
      case 'cardDrawn': {
        const [top, ...left] = this.#deck
        if (top === undefined) throw new Error('nobody draws from an empty deck')
        this.#hands.set(event.seat, top)
        this.#deck = left
        return
      }
      case 'deckReshuffled':
        this.#deck = event.deck
        return
      case 'answered':
        this.#answers.set(event.seat, event.answer)
        return
      case 'compared': {
        const [one, other] = event.duel.sides.map(({ seat }) => seat) as [Seat, Seat]
        const gap = Math.abs(numberOn(this.#hands.get(one)) - numberOn(this.#hands.get(other)))
        if (this.#isForTwo) this.#twoTurn(gap)
        else for (const seat of [one, other]) this.#scores(seat, gap === 0 ? 2 : gap === 1 ? 1 : -1)
        for (const seat of [one, other]) this.#hands.delete(seat)
        return
      }
      case 'seatRemoved':
        // their tokens leave the game; two who played together had them in common
        this.#hands.delete(event.seat)
        if (!this.#isForTwo) this.points[event.seat] = 0
        return
      default:
    }
  }

  /** Equal: two yay are gone; one off, or rightly no match: one. Wrong: none, and the game is lost. */
  #twoTurn(gap: number): void {
    const answers = [...this.#answers.values()]
    this.#answers.clear()
    const saidMatch = answers.length === 2 && answers.every((answer) => answer === 'match')
    const saidNone = answers.length === 2 && answers.every((answer) => answer === 'noMatch')
    if (!saidMatch && !saidNone) throw new Error('cards are turned when both have said the same')
    const isRight = saidMatch === gap <= 1
    const gone = Math.min(this.#yay, isRight ? (gap === 0 ? 2 : 1) : 0)
    this.#yay -= gone
    for (const seat of Object.keys(this.points)) this.#scores(Number(seat), gone)
  }

  #scores(seat: Seat, points: number): void {
    this.points[seat] = (this.points[seat] ?? 0) + points
  }
}
