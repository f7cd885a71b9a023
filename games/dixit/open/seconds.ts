import type { Seconds } from '@figment/game-kit'
import type { Phase } from '../types.ts'

/** How long the table waits, where it is timed. */
export const SECONDS = {
  claiming: { relaxed: 90, brisk: 30 },
  telling: { relaxed: 150, brisk: 60 },
  giving: { relaxed: 90, brisk: 40 },
  voting: { relaxed: 90, brisk: 40 },
  scoring: { relaxed: 60, brisk: 20 },
} satisfies Record<Exclude<Phase, 'over'>, Seconds>
