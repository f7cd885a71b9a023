import type { Seconds } from '@figment/game-kit'
import type { Phase } from '../types.ts'

export type TimedPhase = Exclude<Phase, 'over'>

/** How long the table waits, where it is timed. */
export const SECONDS = {
  claiming: { relaxed: 90, brisk: 30 },
  telling: { relaxed: 180, brisk: 75 },
  guessing: { relaxed: 120, brisk: 50 },
  marking: { relaxed: 60, brisk: 25 },
  ending: { relaxed: 90, brisk: 40 },
  reading: { relaxed: 90, brisk: 30 },
} satisfies Record<TimedPhase, Seconds>
