import type { CountedBound } from './counted-bounds.ts'

/** The bound that somebody has met who is refused for this reason; null: none, or one that is counted where it is met. */
export function boundOf(refusal: string): CountedBound | null {
  // of a name, a line, a note, and whatever else games let people write
  if (refusal.endsWith('TooLong')) return 'textLetters'
  if (refusal === 'sheetFull' || refusal === 'enoughTurns') return 'sheet'
  return refusal === 'noRoomLeft' ? 'log' : null
}
