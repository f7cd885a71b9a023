import type { GameTypes, OpenBase, Seat } from '@figment/game-kit'
import type { Doing, Screen } from './screen.ts'

/**
 * What a game says of itself in the gallery: `export const gallery` in its `gallery.ts`. All of it can be left out: then
 * everybody is awaited or ready, and has won or lost in the end.
 */
export interface GameGallery<G extends GameTypes = GameTypes> {
  /** What somebody is in the game at a moment, in a word: screens differ by it. */
  roleOf?(open: G['open'], seat: Seat, held: G['held']): string
  /** How much lies on the table: of all moments that look alike, the fullest is the hardest to show. */
  fullness?(open: G['open']): number
  /** What is there only for a moment after this event: how it is called, who sees it, and when it is there. */
  passing?(event: G['event'], open: G['open']): Passing | readonly Passing[] | null
  /** The recorded tables that are looked at first, by their names; after them those with the most people. */
  readonly shown?: readonly string[]
  /** Screens that are looked at although there is one much like them. */
  readonly also?: readonly string[]
  readonly openings?: readonly Opening[]
  /** Its end is a scene that fills the screen: what else the header has is in the menu there. */
  readonly endFillsScreen?: true
  /** Tables of our own, for what no recorded one came to. */
  staged?(): readonly Screen[]
}

export interface Passing {
  readonly role: string
  /** Null: the TV. */
  readonly seat: Seat | null
  readonly until: string
}

/** Something that is opened on a screen: cards held up close, questions before something is done for good, stories of what was. */
export interface Opening {
  /** The screen on which it is opened. */
  readonly on: string
  readonly name: string
  readonly doings: readonly Doing[]
  readonly until: string
  readonly scrollTo?: string
  readonly memory?: NonNullable<Screen['memory']>
  /** Everybody at the table is in the call, and who looks joins it. */
  readonly isInCall?: boolean
}

export const isAwaited = ({ awaited }: OpenBase, seat: Seat): boolean => awaited.includes(seat)

export function usualRole(open: OpenBase & { readonly phase: string }, seat: Seat): string {
  if (open.phase !== 'over') return isAwaited(open, seat) ? 'awaited' : 'ready'
  const most = Math.max(...Object.values(open.scores))
  return open.scores[seat] === most ? 'winner' : 'loser'
}
