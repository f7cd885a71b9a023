import { useCallback } from 'react'
import { useMotion } from '@figment/client/motion.ts'
import type { Seat } from '@figment/game-kit'

/** From 0, still, to 1, as strong as can be. */
export type Strength = number
/** Tells how strongly somebody acts, now and whenever it changes. */
export type Strengths = (listener: (strength: Strength) => void) => () => void

/** How strongly somebody else's puppet acts. */
export function useStrengths(seat: Seat): Strengths {
  const { onMotion, strengthOf } = useMotion()
  return useCallback(
    (listener) => {
      const tell = () => listener(strengthOf(seat) ?? 0)
      tell()
      return onMotion(tell)
    },
    [onMotion, strengthOf, seat],
  )
}
