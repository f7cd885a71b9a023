import type { Person } from '@figment/game-kit'
import { playAs } from './playing.ts'
import { PEOPLE } from './temper.ts'
import type { TRex } from '../types.ts'

/** Somebody as people are, for simulations: slow, medium or quick, who misreads, hesitates and waits for nobody. */
export const person: Person<TRex> = (view, chance, _locale, seen) =>
  playAs({ temper: PEOPLE[seen.quickness], slowedBy: () => 1, holdsBack: () => false }, view, chance, seen)
