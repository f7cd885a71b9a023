import type { Seat } from '@figment/game-kit'
import type { Open } from '../types.ts'

/** A poem has no more lines than these: hint, a line for every chip of five guessers, and the ending. */
const LINES_AT_MOST = 13
/** Instead of a number of lines: whoever was to read leaves it to the TV. */
export const HANDED_OVER = LINES_AT_MOST + 1

/** While a button is held the room is hushed. It does not learn which story: only that somebody holds. */
export const HELD = 1
export const LET_GO = 0
export const isHeld = (strength: number | null): boolean => strength !== null && strength > 0.5

/** Of the poem that is read aloud: how many lines were said, as a strength; and back. */
export const saidAsStrength = (lines: number): number => Math.min(lines, HANDED_OVER) / HANDED_OVER
export const saidFrom = (strength: number): number => Math.round(strength * HANDED_OVER)

/** Whoever guesses may hold a button, and whoever reads the poem aloud says how far they are: kept nowhere, and no secret in it. */
export const mayShow = ({ phase, turn, storyteller }: Open, seat: Seat): boolean =>
  phase === 'guessing' ? turn === seat : phase === 'reading' && storyteller === seat
