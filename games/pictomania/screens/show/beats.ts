import { useEffect, useState } from 'react'
import { recall } from '@figment/ui/memory.ts'
import { prefersStill } from '@figment/ui/motion.ts'

/** How far each thing was told on this page, by its name. */
const told = new Map<string, number>()

/** It was told before this page was there: it is shown at its end. */
export const toldBefore = (name: string): void => void told.set(name, Number.POSITIVE_INFINITY)

/** Where the telling stands still, for whoever takes pictures of it. */
function stillAt(): number | null {
  const beat = recall('beat')
  return typeof beat === 'number' ? beat : null
}

/** Something told beat by beat. Runs by itself the first time; a tap anywhere or less motion shows the end, and a second look goes on where the first one was. */
export function useBeats(name: string, { last, pauseAfter }: { readonly last: number; pauseAfter(beat: number): number }) {
  const begin = () => stillAt() ?? (prefersStill() ? last : (told.get(name) ?? 0))
  const [now, setNow] = useState(() => ({ name, beat: begin() }))
  // another thing is told by the same screen
  if (now.name !== name) setNow({ name, beat: begin() })
  const beat = Math.min(now.beat, last)
  const isRunning = beat < last && stillAt() === null
  const pause = isRunning ? pauseAfter(beat) : 0
  useEffect(() => {
    told.set(name, Math.max(beat, told.get(name) ?? 0))
    if (!isRunning) return
    const timer = setTimeout(() => setNow({ name, beat: beat + 1 }), pause)
    return () => clearTimeout(timer)
  }, [beat, isRunning, pause, name])
  useEffect(() => {
    if (!isRunning) return
    const finish = () => setNow({ name, beat: last })
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Enter' || key === ' ' || key === 'Escape') finish()
    }
    document.addEventListener('click', finish)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', finish)
      document.removeEventListener('keydown', onKey)
    }
  }, [isRunning, name, last])
  return { beat, isRunning }
}
