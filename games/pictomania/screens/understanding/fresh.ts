import type { ReplacedCard } from '../../types.ts'
import { useState } from 'react'

/** The cards that came since I last said that all is clear; to whoever only watches, all that came. */
export function useFreshCards(replaced: readonly ReplacedCard[], isDone: boolean): readonly ReplacedCard[] {
  const [known, setKnown] = useState(isDone ? replaced.length : 0)
  if (isDone && known !== replaced.length) setKnown(replaced.length)
  return isDone ? [] : replaced.slice(known)
}
