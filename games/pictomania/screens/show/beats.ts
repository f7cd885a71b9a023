import { useEffect, useState } from 'react'
import { prefersStill } from '@figment/ui/motion.ts'

const told = new Set<string>()

/** It was told before this page was there: it is shown at its end. */
export const toldBefore = (name: string): void => void told.add(name)

/** Something told beat by beat. Runs by itself the first time; a tap anywhere, less motion or a second look shows the end. */
export function useBeats(name: string, { last, pauseAfter }: { readonly last: number; pauseAfter(beat: number): number }) {
  const [beat, setBeat] = useState(() => (prefersStill() || told.has(name) ? last : 0))
  const isRunning = beat < last
  const pause = isRunning ? pauseAfter(beat) : 0
  useEffect(() => {
    if (beat >= last) {
      told.add(name)
      return
    }
    const timer = setTimeout(() => setBeat(beat + 1), pause)
    return () => clearTimeout(timer)
  }, [beat, last, pause, name])
  useEffect(() => {
    if (!isRunning) return
    const finish = () => setBeat(last)
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Enter' || key === ' ' || key === 'Escape') finish()
    }
    document.addEventListener('click', finish)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', finish)
      document.removeEventListener('keydown', onKey)
    }
  }, [isRunning, last])
  return { beat, isRunning }
}
