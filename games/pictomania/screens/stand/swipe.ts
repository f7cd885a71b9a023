import { type PointerEvent as Gesture, useRef } from 'react'
import { LETTERS, type Letter } from '../../types.ts'

const swipeFromPx = 40

/** A finger drawn across steps on: to the left, to the next one. */
export function useSwipe(onStep: (by: 1 | -1) => void) {
  const began = useRef<{ readonly x: number; readonly y: number } | null>(null)
  return {
    onPointerDown: ({ clientX: x, clientY: y, isPrimary, pointerType }: Gesture) => {
      began.current = isPrimary && pointerType !== 'mouse' ? { x, y } : null
    },
    onPointerUp: ({ clientX, clientY }: Gesture) => {
      if (!began.current) return
      const [across, down] = [clientX - began.current.x, clientY - began.current.y]
      began.current = null
      if (Math.abs(across) > swipeFromPx && Math.abs(across) > 2 * Math.abs(down)) onStep(across < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      began.current = null
    },
  }
}

/** The same on words of which one card is seen at a time. */
export function useTabSwipe(tab: Letter | null, onTab: (letter: Letter) => void) {
  const swipe = useSwipe((by) => {
    const next = tab && LETTERS[LETTERS.indexOf(tab) + by]
    if (next) onTab(next)
  })
  return tab === null ? null : swipe
}
