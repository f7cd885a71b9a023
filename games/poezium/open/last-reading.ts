import type { Open } from '../types.ts'

/** Everybody has told as often as they should: after this reading comes the end. */
export const isLastReading = ({ seats, told, setup }: Open): boolean => seats.every((seat) => (told[seat] ?? 0) >= setup.tellings)
