import type { SeatView } from '@figment/game-kit'
import type { Outline } from '@figment/words/outlines'
import { wordOf } from '../open/word.ts'
import { outlineFor } from '../rules/drawable.ts'
import type { Pictomania } from '../types.ts'
import { Hand } from './drawing-hand.ts'

/** All that a bot can draw of a word that it has no picture of: a shrug. */
const SHRUG: Outline = [[1850, 2150, 1900, 2060, 2000, 2030, 2080, 2090, 2050, 2180, 1960, 2190, 1940, 2110, 2010, 2060, 2140, 2080]]

export interface Pen {
  readonly hand: Hand
  readonly knowsTheWord: boolean
}

/** The hand of this round, the same at every stroke. */
export function penOf({ seat, open, held }: SeatView<Pictomania>, otherwise: Outline = SHRUG): Pen {
  const outline = held.task && outlineFor(open.options.language, wordOf(open.stand, held.task))
  return { hand: new Hand(outline ?? otherwise, `${open.began}/${open.round}/${seat}`), knowsTheWord: outline !== null }
}
