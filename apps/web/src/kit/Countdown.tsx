import { useEffect, useState } from 'react'
import { useWords } from './words.tsx'
import './Countdown.css'

export interface CountdownProps {
  /** When the clock will act, on the server's clock; null: no hurry. */
  readonly due: number | null
  readonly clockAhead: number
}

const HURRY_AT = 10

export function Countdown({ due, clockAhead }: CountdownProps) {
  return due === null ? null : <Running key={due} due={due} clockAhead={clockAhead} />
}

function Running({ due, clockAhead }: { readonly due: number; readonly clockAhead: number }) {
  const words = useWords()
  const left = useSecondsLeft(due - clockAhead)
  const isHurrying = left <= HURRY_AT
  return (
    <span className={isHurrying ? 'countdown countdown--hurry' : 'countdown'}>
      <span role="timer" aria-label={words.kit.timeLeft}>
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </span>
      <span className="unseen" aria-live="polite">
        {isHurrying && left > 0 ? words.kit.hurry : ''}
      </span>
    </span>
  )
}

function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsTo(until))
  useEffect(() => {
    const tick = () => setLeft(secondsTo(until))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [until])
  return left
}

const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000))
