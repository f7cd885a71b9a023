import type { Phase, Timers, Variant } from '../types.ts'

/** What the game is played with, in numbers: the rules count with them, and the client shows them. */

/** Stars of the point tokens of each player, by how many play; the best first. */
export const POINT_TOKENS: Readonly<Record<number, readonly number[]>> = {
  3: [2, 1],
  4: [2, 1, 1],
  5: [3, 2, 1, 1],
  6: [3, 2, 1, 1, 1],
}

/** Stars of the black tokens in the middle, by how many play; those for four and more are assumed. */
export const BLACK_TOKENS: Readonly<Record<Variant, Readonly<Record<number, readonly number[]>>>> = {
  usual: {
    3: [2, 2, 1],
    4: [3, 2, 2, 1],
    5: [3, 2, 2, 1, 1],
    6: [3, 3, 2, 2, 1, 1],
  },
  fast: {
    3: [2, 1],
    4: [3, 2, 1],
    5: [3, 2, 2, 1],
    6: [3, 3, 2, 2, 1],
  },
}

export type TimedPhase = Exclude<Phase, 'over'>
/** The telling has a pace of its own: nobody needs to press a button for every pile. */
export const SECONDS: Record<Timers, Partial<Record<TimedPhase, number>>> = {
  off: { opening: 40 },
  relaxed: { understanding: 120, drawing: 240, opening: 40, scoring: 60 },
  brisk: { understanding: 45, drawing: 120, opening: 15, scoring: 25 },
}
