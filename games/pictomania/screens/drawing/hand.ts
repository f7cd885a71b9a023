import { type PointerEvent as Gesture, useRef } from 'react'

/** A second tap that comes sooner was the same one. */
export const sameTapWithinMs = 180
/** Shorter than this, nothing flew. */
const flickFromPx = 40
/** A finger that rests is no drag. */
const dragFromPx = 12
/** Faster than this, a card flies on by itself. */
const flickPxPerMs = 0.5

interface Touch {
  readonly x: number
  readonly y: number
  readonly at: number
}

/** A card pulled out of the pad follows the finger; flicked or carried onto the drawing, it is laid. */
export function useFlick({ onPull, onLay }: { onPull(): void; onLay(): void }) {
  const began = useRef<(Touch & { readonly card: HTMLElement; isPulled: boolean }) | null>(null)
  const letGo = (card: HTMLElement) => {
    card.style.transform = ''
    card.classList.remove('is-pulled')
  }
  return {
    onPointerDown: ({ clientX: x, clientY: y, isPrimary, currentTarget }: Gesture<HTMLElement>) => {
      const card = currentTarget.querySelector<HTMLElement>('.number-keys__card')
      began.current = isPrimary && card ? { x, y, at: performance.now(), card, isPulled: false } : null
    },
    onPointerMove: ({ clientX, clientY, currentTarget, pointerId }: Gesture<HTMLElement>) => {
      const touch = began.current
      if (!touch) return
      const [across, down] = [clientX - touch.x, clientY - touch.y]
      if (!touch.isPulled && Math.hypot(across, down) < dragFromPx) return
      if (!touch.isPulled) {
        touch.isPulled = true
        touch.card.classList.add('is-pulled')
        currentTarget.setPointerCapture(pointerId)
        onPull()
      }
      touch.card.style.transform = `translate(${across}px, ${down}px)`
    },
    onPointerUp: ({ clientX, clientY }: Gesture<HTMLElement>) => {
      const touch = began.current
      began.current = null
      if (!touch?.isPulled) return
      const paper = document.querySelector('.desk__paper')?.getBoundingClientRect()
      if (paper && reaches(paper, touch, { x: clientX, y: clientY, at: performance.now() })) onLay()
      letGo(touch.card)
    },
    onPointerCancel: () => {
      if (began.current?.isPulled) letGo(began.current.card)
      began.current = null
    },
  }
}

/** It is over the paper, or flies towards it fast enough. */
export function reaches({ left, right, top, bottom }: Omit<DOMRect, 'toJSON'>, from: Touch, to: Touch): boolean {
  if (to.x > left && to.x < right && to.y > top && to.y < bottom) return true
  const [across, down] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(across, down)
  if (length < flickFromPx || length / Math.max(1, to.at - from.at) < flickPxPerMs) return false
  const [toPaperX, toPaperY] = [(left + right) / 2 - from.x, (top + bottom) / 2 - from.y]
  // within 45° of the way to its middle
  return (across * toPaperX + down * toPaperY) / (length * Math.hypot(toPaperX, toPaperY)) > Math.SQRT1_2
}
