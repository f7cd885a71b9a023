import type { Reaction, ReactionMessage } from '@figment/protocol'
import type { PersonId } from '@figment/table/types'
import { useEffect, useRef, useState } from 'react'

/** As long as the animation in Floats.css. */
const floatsForMs = 1500
const AT_ONCE_AT_MOST = 24

export interface Floating {
  readonly number: number
  readonly person: PersonId
  readonly reaction: Reaction
  /** The middle of the upper edge of the sender's mark on the screen; null: it is not in sight. */
  readonly at: { readonly x: number; readonly y: number } | null
}

export type OnReaction = (listener: (message: ReactionMessage) => void) => () => void

/** The reactions of this moment, each where its sender sits. */
export function useFloating(onReaction: OnReaction): readonly Floating[] {
  const [floating, setFloating] = useState<readonly Floating[]>([])
  const numbers = useRef(0)
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const stop = onReaction(({ person, reaction }) => {
      const number = ++numbers.current
      setFloating((now) => [...now, { number, person, reaction, at: placeOf(person) }].slice(-AT_ONCE_AT_MOST))
      const timer = setTimeout(() => {
        timers.delete(timer)
        setFloating((now) => now.filter((other) => other.number !== number))
      }, floatsForMs)
      timers.add(timer)
    })
    return () => {
      stop()
      for (const timer of timers) clearTimeout(timer)
      setFloating([])
    }
  }, [onReaction])
  return floating
}

/** Whoever draws a player's mark says whose it is with `data-person`. */
function placeOf(person: PersonId): Floating['at'] {
  for (const mark of document.querySelectorAll(`[data-person="${CSS.escape(person)}"]`)) {
    const { left, top, width, bottom } = mark.getBoundingClientRect()
    const isInSight = width > 0 && bottom > 0 && top < window.innerHeight
    if (isInSight) return { x: left + width / 2, y: top }
  }
  return null
}
