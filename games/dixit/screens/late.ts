import { useEffect, useState } from 'react'

/** Long enough to read five words. */
const isToldForMs = 2400

let lateAt = Number.NEGATIVE_INFINITY

/** Somebody else was a blink faster with their story: the next scene says so. */
export function noteLate(): void {
  lateAt = Date.now()
}

export function useIsLate(): boolean {
  const [isLate, setLate] = useState(() => Date.now() - lateAt < isToldForMs)
  useEffect(() => {
    if (!isLate) return
    const timer = setTimeout(() => setLate(false), isToldForMs)
    return () => clearTimeout(timer)
  }, [isLate])
  return isLate
}
