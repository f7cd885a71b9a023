import { type OpenBase, TIMERS } from '@figment/game-kit'
import type { Card } from '@figment/pictures'
import type { Writes } from './written.ts'

export const SEATS = { min: 3, max: 8 }
export const ROUNDS = 6
export const PICTURES = 5
export const PHASES = ['choosing', 'revealing', 'over'] as const
/** What the host can choose. */
export const CHOICES = { timers: TIMERS }

export type Round = Writes['deal']['first']
/** Who picked what; null: nothing. */
export type Picks = Extract<Writes['event'], { type: 'revealed' }>['picks']

/** All that the game is made of; options, deal and events are what it writes into the log. */
export interface DreamForTwo extends Writes {
  move: { readonly type: 'pick'; readonly card: Card } | { readonly type: 'goOn' }
  refusal: 'notNow' | 'noSuchPicture'
  /** Everyone sees it, the TV included. */
  open: OpenBase &
    Round & {
      readonly phase: (typeof PHASES)[number]
      readonly options: Writes['options']
      /** By round, once all is shown. */
      readonly told: readonly (Round & { readonly picks: Picks })[]
    }
  /** That seat alone. */
  held: { readonly pick: Card | null }
  /** Nobody. */
  hidden: { readonly later: readonly Round[] }
}
