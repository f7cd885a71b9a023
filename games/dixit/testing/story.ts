import type { Seat } from '@figment/game-kit'
import { Story as Told, usualOptions } from '@figment/game-kit/testing'
import { game } from '../index.ts'
import type { Card, Dixit, Options, Points } from '../types.ts'

export const usual = usualOptions(game)

/** A game told move by move, for tests. Who does what reads as it would at a table. */
export class Story extends Told<Dixit> {
  constructor(seats: number, options: Partial<Options> = {}, seed = 'story') {
    super(game, seats, options, seed)
  }

  hand(seat: Seat): readonly Card[] {
    return this.held(seat).hand
  }
  /** What lies on the table from them, or will. */
  gave(seat: Seat): readonly Card[] {
    return this.held(seat).given
  }
  voteOf(seat: Seat): number | null {
    return this.held(seat).vote
  }
  /** The number under which the seat's first card lies. */
  numberOf(seat: Seat, which = 0): number {
    return this.open.laid.indexOf(this.gave(seat)[which] ?? '') + 1
  }

  /** Leaves so many cards in the pile; the others are discarded. */
  givenCardsLeft(pileLeft: number): this {
    const { pile, discard } = this.state.hidden
    this.state = { ...this.state, hidden: { pile: pile.slice(0, pileLeft), discard: [...discard, ...pile.slice(pileLeft)] } }
    return this.given({ pileLeft })
  }

  claim(seat: Seat): this {
    return this.does(seat, { type: 'claimStory' })
  }
  tell(seat: Seat, clue = 'a clue'): this {
    return this.does(seat, { type: 'tellClue', card: this.hand(seat)[0] ?? '', clue })
  }
  give(seat: Seat): this {
    return this.does(seat, { type: 'giveCards', cards: this.hand(seat).slice(0, this.open.toGive) })
  }
  allGive(): this {
    for (const seat of this.open.awaited) this.give(seat)
    return this
  }
  /** Votes for a card by whose it is. */
  vote(seat: Seat, owner: Seat, which = 0): this {
    return this.does(seat, { type: 'vote', number: this.numberOf(owner, which) })
  }
  goOn(): this {
    return this.allDo({ type: 'goOn' })
  }
  /** A round in which each seat votes for the owner given here. */
  round(votes: Readonly<Record<Seat, Seat>>): this {
    const { storyteller } = this.open
    if (storyteller === null) throw new Error('nobody tells')
    this.tell(storyteller).allGive()
    for (const [seat, owner] of Object.entries(votes)) this.vote(Number(seat), owner)
    return this
  }
  /** A round that everybody finds. */
  plainRound(): this {
    const { storyteller, seats } = this.open
    if (storyteller === null) throw new Error('nobody tells')
    return this.round(Object.fromEntries(seats.filter((seat) => seat !== storyteller).map((seat) => [seat, storyteller])))
  }

  points(): readonly Points[] {
    return this.open.told.at(-1)?.points ?? []
  }
  /** Every card, wherever it is, in order. */
  allCards(): Card[] {
    const held = Object.values(this.state.held).flatMap(({ hand, given }) => [...hand, ...given])
    return [...new Set([...held, ...this.open.laid, ...this.state.hidden.pile, ...this.state.hidden.discard])].sort()
  }
}
