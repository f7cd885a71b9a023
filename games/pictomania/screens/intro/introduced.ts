import type { Open } from '../../types.ts'
import { useContext, useEffect, useState } from 'react'
import { PausedContext } from '@figment/ui/paused.ts'

/** What is told before the words of a round: how hard they are, or once a game that it is a fast one. */
export type Intro = 'level' | 'fast'
const lastsForMs: Readonly<Record<Intro, number>> = { level: 3000, fast: 5000 }

type Begun = Pick<Open, 'phase' | 'round' | 'roundBegan' | 'options'>

/** At a moment of the server's clock: what is told, and for how long it still is. Whoever comes later, or once more, has missed it. */
export function introAt(
  { phase, round, roundBegan, options }: Begun,
  now: number,
): { readonly intro: Intro; readonly leftMs: number } | null {
  if (phase !== 'understanding' || roundBegan === null) return null
  const intro = round === 1 && options.variant === 'fast' ? 'fast' : 'level'
  const leftMs = roundBegan + lastsForMs[intro] - now
  return leftMs > 0 ? { intro, leftMs } : null
}

/** The moment belongs to the screens alone: no rule waits for it, and a tap ends it on one's own. */
export function useIntro(open: Open, clockAhead: number): { readonly intro: Intro | null; skip(): void } {
  const pausedAt = useContext(PausedContext)
  const [skipped, setSkipped] = useState(0)
  const [looked, setLooked] = useState(() => Date.now())
  const told = skipped === open.round ? null : introAt(open, pausedAt ?? looked + clockAhead)
  const isTold = told !== null && pausedAt === null
  const { round, roundBegan } = open
  // a round that has just begun is looked at with the clock of now
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => setLooked(Date.now()), [round, roundBegan])
  useEffect(() => {
    if (!isTold) return
    const timer = setInterval(() => setLooked(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isTold])
  return { intro: told?.intro ?? null, skip: () => setSkipped(round) }
}
