import { useEffect, useState } from 'react'
import type { Strength, Strengths } from './strength.ts'

/** What an eye would say of a puppet, for ears: never a number. */
export type Mood = 'still' | 'faint' | 'gentle' | 'lively' | 'strong' | 'wild'

const UP_TO: readonly (readonly [Mood, Strength])[] = [
  ['still', 0.04],
  ['faint', 0.2],
  ['gentle', 0.4],
  ['lively', 0.6],
  ['strong', 0.82],
]
const SETTLES_AFTER = 600

export const moodAt = (strength: Strength): Mood => UP_TO.find(([, most]) => strength < most)?.[0] ?? 'wild'

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
      }, SETTLES_AFTER)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [strengths])
  return mood
}
