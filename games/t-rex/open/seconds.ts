import type { Seconds } from '@figment/game-kit'
import type { Phase } from '../types.ts'

/** The acting itself is never timed. */
export type Timed = Extract<Phase, 'warmingUp' | 'reshuffling' | 'picking' | 'voting'> | 'choosing'

/** Before "go" everybody is alone with their card, and then all count "3, 2, 1"; whatever timers the host chose. */
export const ALONE_MS = 5000
export const COUNTED_FROM = 3
export const COUNT_MS = 1000

/** How long the table waits, where it is timed. */
export const SECONDS = {
  warmingUp: { relaxed: 40, brisk: 15 },
  reshuffling: { relaxed: 45, brisk: 15 },
  choosing: { relaxed: 40, brisk: 15 },
  picking: { relaxed: 120, brisk: 45 },
  voting: { relaxed: 120, brisk: 60 },
} satisfies Record<Timed, Seconds>
