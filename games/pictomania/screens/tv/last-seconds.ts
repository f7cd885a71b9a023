import { useContext, useEffect } from 'react'
import { useSecondsLeft } from '@figment/ui/Countdown.tsx'
import { PausedContext } from '@figment/ui/paused.ts'
import { sound } from '@figment/ui/sound.ts'

const lastSeconds = 10
const highFromSeconds = 3

/** How many of the last ten seconds are left, heard one by one; null: there is more time, or no clock. */
export function useLastSeconds(due: number | null, clockAhead: number): number | null {
  const pausedAt = useContext(PausedContext)
  const isRunning = due !== null && pausedAt === null
  const running = useSecondsLeft(due === null ? Number.POSITIVE_INFINITY : due - clockAhead)
  const left = due !== null && pausedAt !== null ? Math.max(0, Math.ceil((due - pausedAt) / 1000)) : running
  useEffect(() => {
    if (isRunning && left > 0 && left <= lastSeconds) sound(left <= highFromSeconds ? 'lastTick' : 'tick')
  }, [isRunning, left])
  return left <= lastSeconds ? left : null
}
