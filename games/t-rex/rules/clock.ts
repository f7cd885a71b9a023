import { type Chance, dueIn, type Seat } from '@figment/game-kit'
import { SECONDS, type Timed } from '../open/seconds.ts'
import type { Open } from '../types.ts'

export const due = ({ options }: Open, timed: Timed, awaited: readonly Seat[], chance: Chance): number | null =>
  dueIn(SECONDS[timed], options.timers, awaited, chance)
