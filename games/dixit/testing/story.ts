import { type Chance, isRefused, type Seat, type State, seededChance } from '@figment/game-kit'
import { rules } from '../rules/rules.ts'
import type { Card, Dixit, Move, Options, Points, Refusal } from '../types.ts'

export const usual: Options = { edition: '2021', target: 30, firstStoryteller: 'claim', timers: 'off', clues: 'words', pictures: 'first' }

/** A game told move by move, for tests. Who does what reads as it would at a table. */
export class Story {
  state: State<Dixit>
  now = 0
  /** Seats that asked for more time. */
  readonly patience: Record<Seat, number> = {}
  readonly #luck: Chance

  constructor(seats: number, options: Partial<Options> = {}, seed = 'story') {
    this.#luck = seededChance(seed)
    const order = Array.from({ length: seats }, (_, seat) => seat)
    this.state = rules.start(rules.deal(order, { ...usual, ...options }, this.chance))
  }

  get chance(): Chance {
    return { ...this.#luck, now: this.now, patience: (seats) => Math.max(1, ...seats.map((seat) => this.patience[seat] ?? 1)) }
  }
  get open() {
    return this.state.open
  }
  hand(seat: Seat): readonly Card[] {
    return this.#held(seat).hand
  }
  given(seat: Seat): readonly Card[] {
    return this.#held(seat).given
  }
  voteOf(seat: Seat): number | null {
    return this.#held(seat).vote
  }
  /** The number under which the seat's first card lies. */
  numberOf(seat: Seat, which = 0): number {
    return this.open.laid.indexOf(this.given(seat)[which] ?? '') + 1
  }

  /** Carries the move out, or says why not. */
  try(seat: Seat, move: Move): Refusal | null {
    const decision = rules.decide(this.state, move, seat, this.chance)
    if (isRefused(decision)) return decision.refused
    this.state = decision.reduce(rules.evolve, this.state)
    return null
  }

  #do(seat: Seat, move: Move): this {
    const refusal = this.try(seat, move)
    if (refusal) throw new Error(`seat ${seat} may not ${move.type}: ${refusal}`)
    return this
  }
  claim(seat: Seat): this {
    return this.#do(seat, { type: 'claimStory' })
  }
  tell(seat: Seat, clue = 'a clue'): this {
    return this.#do(seat, { type: 'tellClue', card: this.hand(seat)[0] ?? '', clue })
  }
  give(seat: Seat): this {
    return this.#do(seat, { type: 'giveCards', cards: this.hand(seat).slice(0, this.open.toGive) })
  }
  allGive(): this {
    for (const seat of this.open.awaited) this.give(seat)
    return this
  }
  /** Votes for a card by whose it is. */
  vote(seat: Seat, owner: Seat, which = 0): this {
    return this.#do(seat, { type: 'vote', number: this.numberOf(owner, which) })
  }
  goOn(): this {
    for (const seat of this.open.awaited) this.#do(seat, { type: 'goOn' })
    return this
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
  leaves(seat: Seat): this {
    this.state = rules.leave(this.state, seat, this.chance).reduce(rules.evolve, this.state)
    return this
  }
  timeIsUp(): this {
    this.now = this.open.due ?? this.now
    this.state = rules.expire(this.state, this.chance).reduce(rules.evolve, this.state)
    return this
  }

  points(): readonly Points[] {
    return this.open.told.at(-1)?.points ?? []
  }
  scores(): number[] {
    return Object.values(this.open.scores)
  }
  /** Every card, wherever it is, in order. */
  allCards(): Card[] {
    const held = Object.values(this.state.held).flatMap(({ hand, given }) => [...hand, ...given])
    return [...new Set([...held, ...this.open.laid, ...this.state.hidden.pile, ...this.state.hidden.discard])].sort()
  }

  #held(seat: Seat) {
    const held = this.state.held[seat]
    if (!held) throw new Error(`nobody sits at ${seat}`)
    return held
  }
}
