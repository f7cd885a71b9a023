import { type Chance, seededChance, type Who } from '../chance.ts'
import type { Playable } from '../contract.ts'
import { type GameTypes, isRefused, type Rules, type State } from '../game.ts'
import { heldBy } from '../held-by.ts'
import type { Seat } from '../seat.ts'
import { optionsOf } from './choosing.ts'

/** A game told move by move. Who does what reads as it would at a table. */
export class Story<G extends GameTypes> {
  state: State<G>
  /** In milliseconds. */
  now: number
  /** Every event so far. */
  readonly told: G['event'][] = []
  /** Seats that asked for more time, and how many times as much. */
  readonly patience: Record<Seat, number> = {}
  /** Seats in which nobody plays who is here. */
  readonly who: Record<Seat, Who> = {}
  readonly #rules: Rules<G>
  readonly #luck: Chance

  constructor(game: Pick<Playable<G>, 'manifest' | 'rules'>, seats: number, options: Partial<G['options']> = {}, seed = 'story', now = 0) {
    this.#rules = game.rules
    this.#luck = seededChance(seed)
    this.now = now
    const order = Array.from({ length: seats }, (_, seat) => seat)
    this.state = game.rules.start(game.rules.deal(order, optionsOf(game, options), this.chance))
  }

  get chance(): Chance {
    return {
      ...this.#luck,
      now: this.now,
      patience: (seats) => Math.max(1, ...seats.map((seat) => this.patience[seat] ?? 1)),
      who: (seat) => this.who[seat] ?? 'here',
    }
  }
  get open(): G['open'] {
    return this.state.open
  }
  held(seat: Seat): G['held'] {
    return heldBy(this.state, seat)
  }
  /** Points, in the order of the seats. */
  get scores(): number[] {
    return Object.values(this.open.scores)
  }

  /** Puts the table as the story needs it. */
  given(change: Partial<G['open']>): this {
    this.state = { ...this.state, open: { ...this.open, ...change } }
    return this
  }
  after(milliseconds: number): this {
    this.now += milliseconds
    return this
  }

  /** Carries the move out, or says why not. */
  try(seat: Seat, move: G['move']): G['refusal'] | null {
    const decision = this.#rules.decide(this.state, move, seat, this.chance)
    if (isRefused(decision)) return decision.refused
    this.#happens(decision)
    return null
  }
  does(seat: Seat, move: G['move']): this {
    const refusal = this.try(seat, move)
    if (refusal !== null) throw new Error(`seat ${seat} may not ${move.type}: ${refusal}`)
    return this
  }
  /** Everybody for whom the table waits. */
  allDo(move: G['move']): this {
    for (const seat of this.open.awaited) this.does(seat, move)
    return this
  }
  leaves(seat: Seat): this {
    return this.#happens(this.#rules.leave(this.state, seat, this.chance))
  }
  /** Somebody goes away, comes back, or has a bot in their seat. */
  becomes(seat: Seat, who: Who): this {
    this.who[seat] = who
    return this.#happens(this.#rules.presenceChanged?.(this.state, this.chance) ?? [])
  }
  timeIsUp(): this {
    this.now = this.open.due ?? this.now
    return this.#happens(this.#rules.expire(this.state, this.chance))
  }

  /** By the host. */
  endsEarly(): this {
    return this.#happens(this.#rules.end(this.state, this.chance))
  }

  #happens(events: readonly G['event'][]): this {
    this.told.push(...events)
    this.state = events.reduce((state, event) => this.#rules.evolve(state, event), this.state)
    return this
  }
}
