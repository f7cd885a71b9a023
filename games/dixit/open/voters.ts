import type { Seat } from '@figment/game-kit'
import type { Open } from '../types.ts'

/** Everybody but the storyteller. */
export const votersOf = ({ seats, storyteller }: Pick<Open, 'seats' | 'storyteller'>): Seat[] =>
  seats.filter((seat) => seat !== storyteller)
