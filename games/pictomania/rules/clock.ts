import { type Chance, dueIn } from '@figment/game-kit'
import { pileSeconds, SECONDS, type Timed } from '../open/tables.ts'
import type { Open } from '../types.ts'

export const due = (open: Open, what: Timed, chance: Chance): number | null => dueIn(SECONDS[what], open.options.timers, open.seats, chance)

/** When this pile has been told, and seen. */
export const pileDue = (open: Open, guesses: number, chance: Chance): number | null =>
  dueIn(pileSeconds(guesses), open.options.timers, open.seats, chance)
