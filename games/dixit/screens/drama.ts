import { createContext, useEffect, useState } from 'react'
import { prefersStill } from '@figment/ui/motion.ts'
import { sound } from '@figment/ui/sound.ts'

/** Whether this screen saw the turn begin: only then what happens in it is news. Not so after a reload. */
export const SawItBeginContext = createContext(false)

/** Whether it saw the turn begin, and wants to see things move. */
export const LiveContext = createContext(false)

export function useTurnSeen(turn: string): { readonly sawItBegin: boolean; readonly isLive: boolean } {
  const [first] = useState(turn)
  const sawItBegin = turn !== first
  return { sawItBegin, isLive: sawItBegin && !prefersStill() }
}

const turnEveryMs = 200

/** A card is heard as it turns. */
export function useTurningSound(isTurning: boolean, cards: number): void {
  useEffect(() => {
    if (!isTurning) return
    const timers = Array.from({ length: cards }, (_, at) => setTimeout(() => sound('card'), 400 + at * turnEveryMs))
    return () => timers.forEach(clearTimeout)
  }, [isTurning, cards])
}
