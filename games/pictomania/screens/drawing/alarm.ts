import type { Open } from '../../types.ts'
import { sound } from '@figment/ui/sound.ts'
import { useEffect, useState } from 'react'

const shakesForMs = 200

/** In a fast game one token is left: whoever takes it ends the round for all. */
export const isLastToken = ({ options, blackTokens }: Open): boolean =>
  options.variant === 'fast' && blackTokens.filter(({ by }) => by === null).length === 1

/** Rings when it comes to that, not for somebody who comes back to it. */
export function useAlarm(open: Open): 'rising' | 'lit' | null {
  const isLast = isLastToken(open)
  const [wasLast] = useState(isLast)
  const isNews = isLast && !wasLast
  useEffect(() => {
    if (!isNews) return
    sound('bell')
    try {
      navigator.vibrate?.(shakesForMs)
    } catch {
      // nothing but a shake
    }
  }, [isNews])
  return isNews ? 'rising' : isLast ? 'lit' : null
}
