import type { Player } from '@figment/game-kit/player'
import { useEffect, useEffectEvent, useState } from 'react'
import { prefersStill } from '../motion.ts'
import { Rabbit } from '../Rabbit.tsx'
import { sound } from '../sound.ts'
import { useLivedThrough } from './lived-through.ts'
import './Curtain.css'

const curtainMs = 1_800

/**
 * Whether the winner may be named by now. Whoever wants less motion, or comes back later, has nothing to wait for. It is heard,
 * unless another screen in the room does that.
 */
export function useCurtain({ isSilent = false } = {}): boolean {
  const isNews = useLivedThrough()
  const [isUp, setUp] = useState(() => !isNews || prefersStill())
  useEffect(() => {
    if (isUp) return
    const timer = setTimeout(() => setUp(true), curtainMs)
    return () => clearTimeout(timer)
  }, [isUp])
  const cheer = useEffectEvent(() => {
    if (isNews && !isSilent) sound('fanfare')
  })
  useEffect(() => {
    if (isUp) cheer()
  }, [isUp])
  return isUp
}

/** Everybody side by side, and nobody named: one of them has won. */
export const Curtain = ({ says, seats }: { readonly says: string; readonly seats: readonly Player[] }) => (
  <div className="frame">
    <div className="curtain">
      <span className="curtain__rabbits">
        {seats.map(({ seat, colour, shape }, at) => (
          <span key={seat} style={{ '--at': at }}>
            <Rabbit colour={colour} shape={shape} />
          </span>
        ))}
      </span>
      <h1>{says}</h1>
    </div>
  </div>
)
