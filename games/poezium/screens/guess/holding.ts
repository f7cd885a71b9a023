import { useState } from 'react'
import { recall, remember } from '@figment/ui/memory.ts'

const KEY = 'no-holding'

/** Whether this device is asked twice instead of held: kept, for a hand does not change from round to round. */
export function useHolding() {
  const [cannotHold, setCannotHold] = useState(() => recall(KEY) === true)
  return {
    cannotHold,
    settle(next: boolean) {
      remember(KEY, next)
      setCannotHold(next)
    },
  }
}
