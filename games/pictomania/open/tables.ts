import type { Seconds } from '@figment/game-kit'
import type { Variant } from '../types.ts'

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

const always = (seconds: number) => ({ off: seconds, relaxed: seconds, brisk: seconds }) as const

/** From the end of the drawing on the table has a pace of its own, timers or not: nobody needs to press a button for every pile. */
export const SECONDS = {
  understanding: { relaxed: 120, brisk: 45 },
  drawing: { relaxed: 240, brisk: 120 },
  pensDown: always(5),
  /** After a pile has been told; what it takes to tell it is the same for all. */
  rest: always(3),
  /** How long a pile waits for whoever wonders whether they drew something else. */
  doubt: always(10),
  scoring: { off: 60, relaxed: 60, brisk: 25 },
  voting: always(60),
} satisfies Record<string, Seconds>
export type Timed = keyof typeof SECONDS

/** A pile is looked at and told card by card for as long as the screens take, in milliseconds: with these for each guess. */
const TELLING_MS = { pile: 3150, guess: 1050 } as const
export const tellingMs = (guesses: number): number => TELLING_MS.pile + TELLING_MS.guess * guesses
