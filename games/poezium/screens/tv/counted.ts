import { useEffect, useState } from 'react'
import { prefersStill } from '@figment/ui/motion.ts'

interface Count {
  readonly from: number
  readonly to: number
  readonly isCounting: boolean
  readonly afterMs: number
}

/** In milliseconds, a point. */
export const pointEveryMs = 130

/** A score that is shown: it stays what it was until it counts, a point at a time. */
export function useCounted({ from, to, isCounting, afterMs }: Count): number {
  const [counted, setCounted] = useState(0)
  const steps = Math.abs(to - from)
  const isStill = !isCounting || prefersStill()
  useEffect(() => {
    if (isStill || counted >= steps) return
    const timer = setTimeout(() => setCounted(counted + 1), counted === 0 ? afterMs : pointEveryMs)
    return () => clearTimeout(timer)
  }, [isStill, counted, steps, afterMs])
  return isStill ? to : from + Math.sign(to - from) * Math.min(counted, steps)
}
