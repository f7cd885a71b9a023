import type { Seat } from './seat.ts'

export const COLOURS = ['rose', 'sky', 'leaf', 'amber', 'violet', 'coral', 'teal', 'sand'] as const
export type Colour = (typeof COLOURS)[number]
export const SHAPES = ['heart', 'drop', 'clover', 'star', 'moon', 'kite', 'bell', 'leaf'] as const
export type Shape = (typeof SHAPES)[number]

/** Who sits at a seat, as far as a game's screens need to know. */
export interface Player {
  readonly seat: Seat
  /** Empty: somebody who asked to be forgotten. */
  readonly name: string
  readonly colour: Colour
  readonly shape: Shape
  /** Whose seat it is; null: a bot's of its own. */
  readonly person: string | null
  /** A bot plays here, of its own or for an absent person. */
  readonly isBot: boolean
  /** Who sat here earlier in this game: what was told then is not told of whoever sits here now. */
  readonly formerly?: readonly Former[]
}

export interface Former extends Pick<Player, 'name' | 'colour' | 'shape'> {
  /** Theirs were all rounds before this one. */
  readonly before: number
}
