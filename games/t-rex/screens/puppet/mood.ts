import { useEffect, useState } from 'react'
import { type Mood, moodAt } from '../../open/moods.ts'
import type { Strengths } from './strength.ts'

const settlesAfterMs = 600

/** The mood once it has lasted a moment. */
export function useMood(strengths: Strengths): Mood {
  const [mood, setMood] = useState<Mood>('still')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let latest = 0
    const stop = strengths((strength) => {
      latest = strength
      timer ??= setTimeout(() => {
        timer = undefined
        setMood(moodAt(latest))
      }, settlesAfterMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [strengths])
  return mood
}
