import type { Seconds } from '@figment/game-kit'
import type { Phase, Variant } from '../types.ts'

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
export const SECONDS = {
  understanding: { relaxed: 120, brisk: 45 },
  drawing: { relaxed: 240, brisk: 120 },
  opening: { off: 40, relaxed: 40, brisk: 15 },
  scoring: { relaxed: 60, brisk: 25 },
} satisfies Record<TimedPhase, Seconds>
