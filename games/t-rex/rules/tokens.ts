import type { Tokens } from '../types.ts'

/** In play, by how many play. Two together have no meh. */
const IN_PLAY: Readonly<Record<number, Tokens>> = {
  2: { yay: 15, meh: 0 },
  3: { yay: 16, meh: 8 },
  4: { yay: 20, meh: 10 },
  5: { yay: 24, meh: 12 },
  6: { yay: 28, meh: 14 },
  7: { yay: 32, meh: 16 },
  8: { yay: 36, meh: 18 },
}

export function tokensFor(seats: number): Tokens {
  const tokens = IN_PLAY[seats]
  if (!tokens) throw new RangeError(`no tokens for ${seats}`)
  return tokens
}
