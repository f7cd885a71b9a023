import type { Chance } from './chance.ts'
import type { Schema } from './schema.ts'
import type { Seat } from './seat.ts'

/** Three compartments, like a real table. */
export interface Compartments {
  open: object
  held: object
  hidden: object
}

/** What a game is made of; every game names its own types here. */
export interface GameTypes extends Compartments {
  options: object
  deal: object
  move: { readonly type: string }
  event: { readonly type: string }
  refusal: string
  open: OpenBase
}

/** What the table must know of every game's open state. */
export interface OpenBase {
  /** Every game names its own; the last one of each is `over`. */
  readonly phase: string
  /** Counts up; a watcher takes a seat when it changes. */
  readonly round: number
  readonly seats: readonly Seat[]
  /** For whom the table waits; empty when it waits for nobody. */
  readonly awaited: readonly Seat[]
  readonly scores: Readonly<Record<Seat, number>>
  /** When the clock will act, in milliseconds since 1970; null: no hurry. */
  readonly due: number | null
}

export interface State<G extends Compartments> {
  /** Everyone sees it, the TV included. */
  readonly open: G['open']
  /** That seat alone. */
  readonly held: Readonly<Record<Seat, G['held']>>
  /** Nobody: decks, secret picks before they are shown. */
  readonly hidden: G['hidden']
}

export type Refused<R extends string> = { readonly refused: R }
export type Decision<G extends GameTypes> = readonly G['event'][] | Refused<G['refusal']>

export const refused = <R extends string>(reason: R): Refused<R> => ({ refused: reason })
export const isRefused = <R extends string>(decision: readonly unknown[] | Refused<R>): decision is Refused<R> => 'refused' in decision

/** How a game is played, as pure functions: no clock, no network, no luck of their own. */
export interface Rules<G extends GameTypes> {
  readonly options: Schema<G['options']>
  readonly move: Schema<G['move']>
  /** Of a game that a table begins, how often it was begun there before; elsewhere nobody counts. */
  deal(seats: readonly Seat[], options: G['options'], chance: Chance, timesBefore?: number): G['deal']
  start(deal: G['deal']): State<G>
  decide(state: State<G>, move: G['move'], by: Seat, chance: Chance): Decision<G>
  evolve(state: State<G>, event: G['event']): State<G>
  expire(state: State<G>, chance: Chance): readonly G['event'][]
  leave(state: State<G>, seat: Seat, chance: Chance): readonly G['event'][]
  /** Somebody went away, came back, or has a bot in their seat: what waited for them alone goes on. Left out by games that wait for a seat, whoever is in it. */
  presenceChanged?(state: State<G>, chance: Chance): readonly G['event'][]
  /** The host ends it early: what it still kept secret opens, the standing scores decide, and it is over. */
  end(state: State<G>, chance: Chance): readonly G['event'][]
}
