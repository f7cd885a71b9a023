import type { Chance } from './chance.ts'
import type { GameTypes, State } from './game.ts'
import type { Schema } from './schema.ts'
import type { Seat } from './seat.ts'

/** Something that somebody made, as it can be shown to whoever judges it. */
export type Made = { readonly text: string } | { readonly clip: string } | { readonly strokes: readonly unknown[] }

export interface FoundPiece {
  /** Who made it; null: that is not known. */
  readonly seat: Seat | null
  readonly made: Made
}

/** How one thing that somebody made in a game is taken off all screens, and out of the log. `Piece` names such a thing. */
export interface TakeOff<G extends GameTypes, Piece = unknown> {
  readonly piece: Schema<Piece>
  /** Null: there is no such thing, or not any more. */
  find(state: State<G>, piece: Piece): FoundPiece | null
  /** What the rules say to it; `state` still has it. */
  follow(state: State<G>, piece: Piece, chance: Chance): readonly G['event'][]
  /** As everybody sees the game without it; where it is not, nothing changes. */
  without(state: State<G>, piece: Piece): State<G>
  /** By what it is known in all that was written; asked while it is still there, or when its game ends. Null: by nothing. */
  trace(state: State<G>, piece: Piece): unknown
  /** What was written, without it. */
  event(event: G['event'], before: State<G>, trace: unknown): G['event']
  /** Left out where nobody writes options. */
  deal?(deal: G['deal'], trace: unknown): G['deal']
  options?(options: G['options'], trace: unknown): G['options']
  /** What the next game is played with: the rest, if that is enough. */
  nextOptions?(options: G['options'], trace: unknown): G['options']
}
