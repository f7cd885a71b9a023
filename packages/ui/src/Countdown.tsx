import { useContext, useEffect, useState } from 'react'
import { Icon } from './Icon.tsx'
import { PausedContext } from './paused.ts'
import { sound } from './sound.ts'
import { useKitWords } from './words.tsx'
import './Countdown.css'

export interface CountdownProps {
  /** When the clock will act, on the server's clock; null: no hurry. */
  readonly due: number | null
  readonly clockAhead: number
}

const hurryFromSeconds = 10

export function Countdown({ due, clockAhead }: CountdownProps) {
  const pausedAt = useContext(PausedContext)
  if (due === null) return null
  return pausedAt === null ? <Running key={due} due={due} clockAhead={clockAhead} /> : <Standing left={due - pausedAt} />
}

/** The clock of a paused game: it shows what is left, and does not run. */
function Standing({ left }: { readonly left: number }) {
  const words = useKitWords()
  return (
    <span className="countdown countdown--standing">
      <Icon name="pause" />
      <span role="timer" aria-label={words.kit.timeLeft}>
        {clock(Math.max(0, Math.ceil(left / 1000)))}
      </span>
    </span>
  )
}

function Running({ due, clockAhead }: { readonly due: number; readonly clockAhead: number }) {
  const words = useKitWords()
  const left = useSecondsLeft(due - clockAhead)
  const isHurrying = left <= hurryFromSeconds
  useEffect(() => {
    if (left > 0 && left <= hurryFromSeconds) sound('tick')
  }, [left])
  return (
    <span className={isHurrying ? 'countdown countdown--hurry' : 'countdown'}>
      <span role="timer" aria-label={words.kit.timeLeft}>
        {clock(left)}
      </span>
    </span>
  )
}

/** Until that time on this device's own clock; it may never come. */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsTo(until))
  useEffect(() => {
    if (!Number.isFinite(until)) return
    const tick = () => setLeft(secondsTo(until))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [until])
  return left
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000))
