import type { Told } from '../types.ts'
import { createContext, useContext, useEffect, useState } from 'react'
import { prefersStill } from '@figment/ui/motion.ts'
import { sound } from '@figment/ui/sound.ts'

/** Whether this screen saw the turn begin and wants to see things move; not so after a reload. */
export const LiveContext = createContext(false)

export const useIsLive = (turn: string): boolean => {
  const [first] = useState(turn)
  return turn !== first && !prefersStill()
}

/** How a round comes to light: votes one by one, the storyteller's card, whose card is whose, points. */
export interface Drama {
  readonly votes: readonly Told['storyteller'][]
  readonly isRunning: boolean
  readonly isFound: boolean
  readonly areOwnersKnown: boolean
  readonly arePointsGiven: boolean
  hasVoted(seat: Told['storyteller']): boolean
}

const MS = { first: 650, vote: 420, manyVotes: 300, found: 850, owners: 800, points: 700, end: 1900 }

/** Plays once for those who were there; a tap anywhere, less motion or a reload shows the end. */
export function useDrama(told: Told | undefined): Drama {
  const isLive = useContext(LiveContext)
  const votes = Object.keys(told?.votes ?? {}).map(Number)
  const end = votes.length + 4
  const [beat, setBeat] = useState(isLive ? 0 : end)
  const isRunning = beat < end
  const count = votes.length
  useEffect(() => {
    if (beat >= end) return
    const timer = setTimeout(() => setBeat(beat + 1), pauseAfter(beat, count))
    return () => clearTimeout(timer)
  }, [beat, end, count])
  useEffect(() => {
    if (beat > 0 && beat <= count && beat < end) sound('tick')
    if (beat === count + 1) sound('chime')
  }, [beat, count, end])
  useEffect(() => {
    if (!isRunning) return
    const onTap = (event: MouseEvent) => {
      setBeat(end)
      // the tap that ends the drama does not look at the card it fell on; a button is still pressed
      const isOnCard = event.target instanceof Element && event.target.closest('.reveal') !== null
      if (isOnCard) event.stopPropagation()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Enter' || key === ' ' || key === 'Escape') setBeat(end)
    }
    document.addEventListener('click', onTap, true)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onTap, true)
      document.removeEventListener('keydown', onKey)
    }
  }, [isRunning, end])
  return {
    votes,
    isRunning,
    isFound: beat > count,
    areOwnersKnown: beat > count + 1,
    arePointsGiven: beat > count + 2,
    hasVoted: (seat) => votes.indexOf(seat) < beat,
  }
}

function pauseAfter(beat: number, votes: number): number {
  if (beat === 0) return MS.first
  if (beat < votes) return votes > 5 ? MS.manyVotes : MS.vote
  return [MS.found, MS.owners, MS.points, MS.end][beat - votes] ?? 0
}

const turnEveryMs = 200

/** A card is heard as it turns. */
export function useTurningSound(isTurning: boolean, cards: number): void {
  useEffect(() => {
    if (!isTurning) return
    const timers = Array.from({ length: cards }, (_, at) => setTimeout(() => sound('card'), 400 + at * turnEveryMs))
    return () => timers.forEach(clearTimeout)
  }, [isTurning, cards])
}
