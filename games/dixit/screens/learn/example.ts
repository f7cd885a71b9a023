import { cardId } from '@figment/pictures/card-id'
import type { Colour, Shape } from '@figment/game-kit/player'
import type { Words } from './words/rules/en.ts'

export type Role = keyof Words['players']

/** One of the four who play the round that the rules tell about. */
export interface Player {
  readonly role: Role
  readonly colour: Colour
  readonly shape: Shape
  readonly card: string
  /** The number of the card that was chosen; the storyteller does not vote. */
  readonly vote: number | null
  readonly gained: number
}

export const TELLER: Player = { role: 'teller', colour: 'sky', shape: 'drop', card: cardId('kite-whale'), vote: null, gained: 3 }
const FINDER: Player = { role: 'finder', colour: 'rose', shape: 'heart', card: cardId('moon-call'), vote: 3, gained: 4 }
const LURED: Player = { role: 'lured', colour: 'leaf', shape: 'clover', card: cardId('heart-on-a-string'), vote: 1, gained: 1 }
const LOST: Player = { role: 'lost', colour: 'amber', shape: 'star', card: cardId('train-on-a-string'), vote: 4, gained: 0 }

export const PLAYERS: readonly Player[] = [TELLER, FINDER, LURED, LOST]
export const GIVERS: readonly Player[] = [FINDER, LURED, LOST]
/** As they lie on the table, from 1: threads, strings and kites that could all be the one. */
export const LAID: readonly Player[] = [FINDER, LOST, TELLER, LURED]

export const votersFor = (number: number): readonly Player[] => PLAYERS.filter(({ vote }) => vote === number)
