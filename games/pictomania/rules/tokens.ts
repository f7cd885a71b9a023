import { BLACK_TOKENS, POINT_TOKENS } from '../open/tables.ts'
import type { Variant } from '../types.ts'

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
