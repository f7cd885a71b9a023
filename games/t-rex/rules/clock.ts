import { type Chance, dueIn, type Seat } from '@figment/game-kit'
import { ALONE_MS, COUNT_MS, COUNTED_FROM, SECONDS, type Timed } from '../open/seconds.ts'
import type { Open } from '../types.ts'

export const due = ({ options }: Open, timed: Timed, awaited: readonly Seat[], chance: Chance): number | null =>
  dueIn(SECONDS[timed], options.timers, awaited, chance)

/** When "go" is said. Whoever asked for more time has longer for their card; the counting is as quick for all. */
export const goAt = (seats: readonly Seat[], chance: Chance): number =>
  chance.now + ALONE_MS * chance.patience(seats) + COUNTED_FROM * COUNT_MS
