/** The sizes of all frames of one move, in bytes. */
export interface TracedMove {
  readonly move: number
  /** By seat. */
  readonly views: readonly number[]
  readonly answer: number
}
/** A game of Dixit, as Figment sent it. */
export type Trace = readonly TracedMove[]
