import { type Chance, dueIn } from '@figment/game-kit'
import { SECONDS, tellingMs, type Timed } from '../open/tables.ts'
import type { Open } from '../types.ts'

export const due = (open: Open, what: Timed, chance: Chance): number | null => dueIn(SECONDS[what], open.options.timers, open.seats, chance)

/** When this pile has been told, and rested upon. */
export function pileDue(open: Open, guesses: number, chance: Chance): number | null {
  const rested = due(open, 'rest', chance)
  return rested === null ? null : rested + tellingMs(guesses)
}
