import { useEffect, useState } from 'react'
import type { Duel, Open } from '../../types.ts'

/** A duel is told for so long, from the first card to the last token; where more wait for it, only so long. */
const staysForMs = 5000
const hurriesForMs = 2000
/** More than so many at once are hurried. */
const UNHURRIED = 2

/** The duel that the TV tells now: one after another. Those that were there on arrival are old; before the end only the last one is told. */
export function useToldDuel({ duels, phase }: Open): Duel | null {
  const [told, setTold] = useState(duels.length)
  const isPlaying = phase === 'acting' || phase === 'agreeing'
  const next = Math.min(isPlaying ? told : Math.max(told, duels.length - 1), duels.length)
  if (next !== told) setTold(next)
  const now = duels[next] ?? null
  const isHurried = duels.length - next > UNHURRIED
  useEffect(() => {
    if (now === null) return
    const timer = setTimeout(() => setTold(next + 1), isHurried ? hurriesForMs : staysForMs)
    return () => clearTimeout(timer)
  }, [now, next, isHurried])
  return now
}
