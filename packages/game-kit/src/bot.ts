import type { Chance } from './chance.ts'
import type { GameTypes } from './game.ts'
import type { Seat } from './seat.ts'
import type { SeatView } from './views.ts'

export interface Thought<M> {
  readonly move: M
  /** How long a person would take over it, in milliseconds. */
  readonly after: number
}

/** A bot sees what a person in its seat sees; null when it has nothing to do. */
export type Bot<G extends GameTypes> = (view: SeatView<G>, chance: Chance, locale: string) => Thought<G['move']> | null

/** Anything that this seat may do now, sensible or not; null: nothing, or not yet. */
export type AnyMove<G extends GameTypes> = (view: SeatView<G>, chance: Chance) => G['move'] | null

/** Nothing to do yet: it looks again after a while, or as soon as the table changes. */
export interface Look {
  readonly move: null
  readonly after: number
}

/** What is in the air between moves, as one who sits there takes it in. */
export interface Seen {
  /** How strongly others move, as the game's watcher takes it in; nobody is in it where nothing moves. */
  readonly strength: Readonly<Record<Seat, number>>
  /** When this seat came to hold what it holds. */
  readonly heldSince: number
  /** How long ago a moment is by the bot's own clock, in milliseconds: at half the pace, half as long. */
  ago(moment: number): number
}

/** A bot that watches the others as well, and not only the table. */
export type WatchingBot<G extends GameTypes> = (
  view: SeatView<G>,
  chance: Chance,
  locale: string,
  seen: Seen,
) => Thought<G['move']> | Look | null
