import type { Chance, Refused } from '@figment/game-kit'
import type { PersonId, Refusal, TableEvent } from './types.ts'

export type TableDecision = readonly TableEvent[] | Refused<Refusal>

/** Whose devices are connected now; it is not in the log, for it ends with the process. */
export type Present = ReadonlySet<PersonId>

export interface Asking {
  readonly person: PersonId
  readonly present: Present
  readonly chance: Chance
  readonly door?: AtTheDoor
}

/** What is known of those outside, and of whence people came; it is not in the log either. */
export interface AtTheDoor {
  /** The guest who knocks, unless that was answered. */
  guestWhoKnocks(knock: string): string | null
  /** The guest whose TV this is. */
  guestOfScreen(screen: string): string | null
  /** Marks of the places that a person, or a guest's TV, has come from. */
  placesOf(whose: { readonly person: PersonId } | { readonly guest: string }): readonly string[]
  /** Guests whose TVs are there. */
  readonly screens: readonly string[]
}
