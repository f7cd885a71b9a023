import type { GameTypes, State } from './game.ts'
import type { Seat } from './seat.ts'

/** Stands where somebody's words were; the same in every language. */
export const ERASED = '…'

/** Whose words and drawings are to go. */
export interface Maker {
  isIn(seat: Seat): boolean
  /** Whether this piece of the options is theirs. */
  wrote(piece: unknown): boolean
}

/** How a game forgets what people made in it. */
export interface Forget<G extends GameTypes> {
  event(event: G['event'], before: State<G>, maker: Maker): G['event']
  /** The recordings that an event names. */
  recordings?(event: G['event']): readonly string[]
  /** What people wrote into the options, piece by piece. */
  written?(options: G['options']): readonly unknown[]
  /** For the next game: without what they wrote. */
  options?(options: G['options'], maker: Maker): G['options']
  /** A game that was begun keeps its course. */
  deal?(deal: G['deal'], maker: Maker): G['deal']
}
