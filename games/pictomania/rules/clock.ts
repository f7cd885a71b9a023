import { type Chance, dueIn } from '@figment/game-kit'
import { SECONDS, type TimedPhase } from '../open/tables.ts'
import type { Open } from '../types.ts'

export const due = (open: Open, phase: TimedPhase, chance: Chance): number | null =>
  dueIn(SECONDS[phase], open.options.timers, open.seats, chance)
