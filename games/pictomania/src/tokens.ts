import type { Variant } from './types.ts'

/** Stars of the point tokens of each player, by how many play; the best first. */
const POINT_TOKENS: Readonly<Record<number, readonly number[]>> = {
  3: [2, 1],
  4: [2, 1, 1],
  5: [3, 2, 1, 1],
  6: [3, 2, 1, 1, 1],
}

/** Stars of the black tokens in the middle, by how many play; those for four and more are assumed. */
const BLACK_TOKENS: Readonly<Record<Variant, Readonly<Record<number, readonly number[]>>>> = {
  usual: {
    3: [2, 2, 1],
    4: [3, 2, 2, 1],
    5: [3, 2, 2, 1, 1],
    6: [3, 3, 2, 2, 1, 1],
  },
  fast: {
    3: [2, 1],
    4: [3, 2, 1],
    5: [3, 2, 2, 1],
    6: [3, 3, 2, 2, 1],
  },
}

export interface Tokens {
  readonly pointTokens: readonly number[]
  readonly blackTokens: readonly number[]
}

export function tokensFor(seats: number, variant: Variant): Tokens {
  const pointTokens = POINT_TOKENS[seats]
  const blackTokens = BLACK_TOKENS[variant][seats]
  if (!pointTokens || !blackTokens) throw new RangeError(`no tokens for ${seats}`)
  return { pointTokens, blackTokens }
}
