import { type Seat, seatToTheLeft } from '@figment/game-kit'
import type { Open } from '../types.ts'

/** Whose turn it is to tell after this one. */
export const nextTeller = ({ seats, storyteller }: Pick<Open, 'seats' | 'storyteller'>): Seat => seatToTheLeft(seats, storyteller ?? -1)
