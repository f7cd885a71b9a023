import type { Told } from '../../types.ts'
import { useContext, useEffect, useState } from 'react'
import { recall } from '@figment/ui/memory.ts'
import { prefersStill } from '@figment/ui/motion.ts'
import { sound } from '@figment/ui/sound.ts'
import { SawItBeginContext } from '../drama.ts'
import { type Beat, BEATS, flightMs, stepsOf, type Telling } from './beats.ts'

export interface Reveal {
  readonly beat: Beat
  /** Whose ballots lie under the cards, in table order. */
  readonly voted: readonly Told['storyteller'][]
  readonly isRunning: boolean
}

/** Where it stands still, for whoever takes pictures of it. */
const stillAt = (): Beat | undefined => BEATS.find((beat) => beat === recall('beat'))

/** Plays once for those who saw the round; a tap, a key or a reload shows its end. */
export function useReveal(told: Told | undefined, screen: Telling['screen']): Reveal {
  const isLive = useContext(SawItBeginContext)
  const voters = Object.keys(told?.votes ?? {}).map(Number)
  const [isMoving] = useState(() => !prefersStill() || stillAt() !== undefined)
  const steps = stepsOf({ votes: voters.length, cards: told?.laid.length ?? 0, isMoving, screen })
  const end = steps.length - 1
  const round = told?.round ?? 0
  const [now, setNow] = useState({ round, at: isLive ? 0 : end })
  // one screen tells many rounds
  if (now.round !== round) setNow({ round, at: isLive ? 0 : end })
  const still = stillAt()
  const at = still ? steps.findLastIndex(({ beat }) => beat === still) : Math.min(now.at, end)
  const step = steps[at]
  const isRunning = told !== undefined && !still && at < end
  const lastsMs = step?.lastsMs ?? 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setNow({ round, at: at + 1 }), lastsMs)
    return () => clearTimeout(timer)
  }, [isRunning, round, at, lastsMs])
  useEndOnTap(isRunning, () => setNow({ round, at: end }))
  useSounds(step?.beat ?? 'points', step?.votes ?? 0, isRunning)
  return { beat: step?.beat ?? 'points', voted: voters.slice(0, step?.votes ?? 0), isRunning }
}

function useEndOnTap(isRunning: boolean, end: () => void): void {
  useEffect(() => {
    if (!isRunning) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Enter' || key === ' ' || key === 'Escape') end()
    }
    document.addEventListener('click', end)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', end)
      document.removeEventListener('keydown', onKey)
    }
  })
}

/** A click as each ballot lands, a chime with the true card. */
function useSounds(beat: Beat, votes: number, isRunning: boolean): void {
  const flying = isRunning && beat === 'votes' ? votes : 0
  useEffect(() => {
    // the next one is on its way before this one has landed: each is heard
    if (flying > 0) setTimeout(() => sound('tick'), flightMs)
  }, [flying])
  useEffect(() => {
    if (isRunning && beat === 'true') sound('chime')
  }, [beat, isRunning])
}
