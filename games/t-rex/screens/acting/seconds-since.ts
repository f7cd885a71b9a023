import { useEffect, useState } from 'react'

const now = (since: number): number => Math.max(0, Math.round((Date.now() - since) / 1000))

/** How many seconds ago that was, on this device's own clock. */
export function useSecondsSince(since: number): number {
  const [seconds, setSeconds] = useState(() => now(since))
  useEffect(() => {
    const tick = () => setSeconds(now(since))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [since])
  return seconds
}
