import type { Page, Seat } from '@figment/game-kit'
import { lettersOn } from '@figment/ink'
import type { Hidden } from './types.ts'

/** What somebody drew in a round that is scored; erasing leaves fewer letters, and so another mark. */
export function page({ pages }: Hidden, round: number, seat: Seat): Page | null {
  const strokes = pages[round]?.[seat]
  const letters = strokes ? lettersOn(strokes) : 0
  return strokes && letters > 0 ? { mark: letters, content: strokes } : null
}
