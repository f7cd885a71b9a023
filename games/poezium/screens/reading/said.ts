import type { Open, Poem } from '../../types.ts'
import { useMotion } from '@figment/client/motion.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { HANDED_OVER, saidFrom } from '../../open/in-the-air.ts'
import type { Voice } from './voice.ts'

/** In milliseconds: nobody reads aloud by then, so the lines come by themselves. */
const waitsForReaderMs = 8000
const lineEveryMs = 2600

interface Reading {
  readonly poem: Poem
  readonly lines: number
  /** Whoever reads is not here: nobody waits for them. */
  readonly isAlone: boolean
  /** Says the lines, where this device has one and nobody else reads. */
  readonly voice?: Voice
  readonly spoken?: readonly string[]
}

/** How many lines of the poem have been said, as a listener hears it: as whoever reads says them, or by themselves when nobody does. */
export function useSaid({ poem, lines, isAlone, voice, spoken }: Reading): number {
  const { onMotion, strengthOf } = useMotion()
  const [heard, setHeard] = useState(0)
  const [byItself, setByItself] = useState(0)
  useEffect(() => {
    const listen = () => setHeard(saidFrom(strengthOf(poem.storyteller) ?? 0))
    listen()
    return onMotion(listen)
  }, [poem.storyteller, onMotion, strengthOf])
  const isHandedOver = heard === HANDED_OVER
  const isRead = heard > 0 && !isHandedOver
  const at = voice?.at ?? null
  const begin = useEffectEvent(() => {
    if (byItself === 0 && voice?.isThere && spoken) voice.read(spoken)
    else setByItself(byItself + 1)
  })
  // in step with the voice, as long as there is one
  if (at !== null && byItself < at + 1) setByItself(at + 1)
  useEffect(() => {
    if (at !== null || isRead || byItself >= lines) return
    const timer = setTimeout(() => begin(), byItself > 0 ? lineEveryMs : isAlone || isHandedOver ? 900 : waitsForReaderMs)
    return () => clearTimeout(timer)
  }, [at, isRead, byItself, lines, isAlone, isHandedOver])
  return Math.min(lines, Math.max(isHandedOver ? 0 : heard, byItself))
}

/** Whether the reading comes as news: after a reload its end stands there. */
export const isReadingNews = (first: Open, now: Open): boolean => !(first.phase === 'reading' && first.round === now.round)
