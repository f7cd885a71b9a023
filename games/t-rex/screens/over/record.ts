import { useEffect, useState } from 'react'
import { recall, remember } from '@figment/ui/memory.ts'

const KEY = 't-rex.best-of-two'

/** How far two have come at most, as far as this device has seen; before this game. */
export function useRecord(done: number): number {
  const [before] = useState(() => {
    const kept = recall(KEY)
    return typeof kept === 'number' ? kept : 0
  })
  useEffect(() => {
    if (done > before) remember(KEY, done)
  }, [done, before])
  return before
}
