import type { SeatView } from '@figment/game-kit'
import type { Outline } from '@figment/words/outlines'
import { wordOf } from '../open/word.ts'
import { outlineFor } from '../rules/drawable.ts'
import type { Pictomania } from '../types.ts'
import { Hand } from './drawing-hand.ts'

/** All that a bot can draw of a word that it has no picture of: somebody who shrugs. */
const SHRUG: Outline = [
  [2048, 560, 1790, 620, 1620, 830, 1620, 1080, 1790, 1290, 2048, 1350, 2306, 1290, 2476, 1080, 2476, 830, 2306, 620, 2048, 560],
  [1900, 1110, 2000, 1060, 2100, 1110, 2200, 1060],
  [2048, 1350, 2048, 2500],
  [2048, 1620, 1480, 1780, 1180, 2060, 820, 1640, 640, 1700],
  [2048, 1620, 2616, 1780, 2916, 2060, 3276, 1640, 3456, 1700],
  [2048, 2500, 1640, 3480, 1420, 3480],
  [2048, 2500, 2456, 3480, 2676, 3480],
  [1900, 880, 1900, 910],
  [2196, 880, 2196, 910],
]

export interface Pen {
  readonly hand: Hand
  readonly knowsTheWord: boolean
}

/** The hand of this round, the same at every stroke. */
export function penOf({ seat, open, held }: SeatView<Pictomania>, otherwise: Outline = SHRUG): Pen {
  const outline = held.task && outlineFor(open.options.language, wordOf(open.stand, held.task))
  return { hand: new Hand(outline ?? otherwise, `${open.began}/${open.round}/${seat}`), knowsTheWord: outline !== null }
}
