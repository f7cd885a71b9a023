import type { Open } from '../types.ts'
import { useState } from 'react'

/** Tells one turn from the next: what was chosen in one may not linger into another. */
export const momentOf = ({ round, phase, storyteller, turn, lines, guesses, skips }: Open): string =>
  `${round} ${phase} ${storyteller} ${turn} ${lines.length} ${guesses.length} ${skips}`

/** State that is forgotten as soon as the moment has passed. */
export function useForMoment<T>(moment: string, first: T): [T, (next: T) => void] {
  const [kept, keep] = useState({ moment, value: first })
  return [kept.moment === moment ? kept.value : first, (value) => keep({ moment, value })]
}
