import type { Chance } from './chance.ts'
import type { GameTypes } from './game.ts'
import type { SeatView } from './views.ts'

export interface Thought<M> {
  readonly move: M
  /** How long a person would take over it, in milliseconds. */
  readonly after: number
}

/** A bot sees what a person in its seat sees; null when it has nothing to do. */
export type Bot<G extends GameTypes> = (view: SeatView<G>, chance: Chance, locale: string) => Thought<G['move']> | null
