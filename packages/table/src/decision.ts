import type { Chance, Refused } from '@figment/game-kit'
import type { PersonId, Refusal, TableEvent } from './types.ts'

export type TableDecision = readonly TableEvent[] | Refused<Refusal>

/** Whose devices are connected now; it is not in the log, for it ends with the process. */
export type Present = ReadonlySet<PersonId>

export interface Asking {
  readonly person: PersonId
  readonly present: Present
  readonly chance: Chance
}
