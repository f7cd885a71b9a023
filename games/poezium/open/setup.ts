import { SETUPS, type Setup } from '../types.ts'

/** Two alone need somebody to guess against. */
export const isJoinedByRival = (seats: number): boolean => seats === 2

export function setupFor(seats: number): Setup {
  const setup = SETUPS[seats]
  if (!setup) throw new RangeError(`no table for ${seats}`)
  return setup
}
