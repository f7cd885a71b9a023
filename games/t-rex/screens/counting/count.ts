import { useContext, useEffect, useState } from 'react'
import { PausedContext } from '@figment/ui/paused.ts'
import { sound } from '@figment/ui/sound.ts'
import { COUNT_MS, COUNTED_FROM } from '../../open/seconds.ts'

/** How many are still to be counted; more than there are to count: everybody is alone with their card. 0: "go". */
export const countAt = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / COUNT_MS))

/** Counts at the same moment on every screen: by the clock of the server, which says when "go" is due. */
export function useCount(due: number, clockAhead: number): number {
  const pausedAt = useContext(PausedContext)
  const until = due - clockAhead
  const [count, setCount] = useState(() => countAt(pausedAt === null ? until - Date.now() : due - pausedAt))
  useEffect(() => {
    if (pausedAt !== null) return
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const left = until - Date.now()
      setCount(countAt(left))
      if (left > 0) timer = setTimeout(tick, left % COUNT_MS || COUNT_MS)
    }
    tick()
    return () => clearTimeout(timer)
  }, [until, pausedAt])
  useEffect(() => {
    if (count > 0 && count <= COUNTED_FROM) sound('tick')
  }, [count])
  return count
}
