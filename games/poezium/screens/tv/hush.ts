import type { Seat } from '@figment/game-kit'
import { useMotion } from '@figment/client/motion.ts'
import { useEffect, useState } from 'react'
import { isHeld } from '../../open/in-the-air.ts'

/** Whoever plays with the button does not make the room flicker. */
export const hushAgainAfterMs = 4000

/** Whether this seat holds the button: the room is hushed, and does not learn for which story. */
export function useHush(seat: Seat | null): boolean {
  const { onMotion, strengthOf } = useMotion()
  const [isHushed, setHushed] = useState(false)
  useEffect(() => {
    if (seat === null) return
    let last = Number.NEGATIVE_INFINITY
    let was = false
    const look = () => {
      const is = isHeld(strengthOf(seat))
      if (is === was) return
      was = is
      const isTooSoon = is && performance.now() - last < hushAgainAfterMs
      if (isTooSoon) return
      if (is) last = performance.now()
      setHushed(is)
    }
    look()
    const stop = onMotion(look)
    return () => {
      stop()
      setHushed(false)
    }
  }, [seat, onMotion, strengthOf])
  return isHushed
}
