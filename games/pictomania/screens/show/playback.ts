import { useEffect, useState } from 'react'
import { prefersStill } from '@figment/ui/motion.ts'

/** A drawing of minutes is played in seconds. */
const lastsMs = 12_000

export interface Playback {
  readonly time: number
  readonly isPlaying: boolean
  toggle(): void
  seek(time: number): void
}

/** Time that runs to the end of a drawing; with less motion it stands at the end until somebody starts it. */
export function usePlayback(end: number, { lasts = lastsMs } = {}): Playback {
  const [{ time, isPlaying }, set] = useState(() => (prefersStill() ? { time: end, isPlaying: false } : { time: 0, isPlaying: true }))
  const pace = Math.max(1, end / lasts)
  useEffect(() => {
    if (!isPlaying) return
    let before = performance.now()
    let frame = requestAnimationFrame(function go(now: number) {
      const passed = Math.max(0, now - before) * pace
      before = now
      set((last) => {
        const next = Math.min(end, last.time + passed)
        return { time: next, isPlaying: last.isPlaying && next < end }
      })
      frame = requestAnimationFrame(go)
    })
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, pace, end])
  return {
    time,
    isPlaying,
    toggle: () => set(isPlaying ? { time, isPlaying: false } : { time: time >= end ? 0 : time, isPlaying: true }),
    seek: (to) => set({ time: Math.min(end, Math.max(0, to)), isPlaying: false }),
  }
}
