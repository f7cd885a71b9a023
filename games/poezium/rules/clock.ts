import { type Chance, dueIn, type Seat } from '@figment/game-kit'
import { SECONDS, type TimedPhase } from '../open/seconds.ts'
import type { Open } from '../types.ts'

export const due = (open: Open, phase: TimedPhase, awaited: readonly Seat[], chance: Chance): number | null =>
  dueIn(SECONDS[phase], open.options.timers, awaited, chance)
