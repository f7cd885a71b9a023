import { type PointerEvent, useRef } from 'react'
import { prefersStill } from '../motion.ts'

const CLOSEST_SCALE = 4
const swipedFromPx = 48
const returnsInMs = 240

interface Spot {
  readonly x: number
  readonly y: number
}

/** Two fingers on a picture magnify what is between them, for as long as they lie there; one finger may swipe to the next. */
export function useMagnifying<T extends HTMLElement>(onSwipe?: (by: 1 | -1) => void) {
  const picture = useRef<T>(null)
  const fingers = useRef(new Map<number, Spot>())
  const began = useRef<{ readonly apart: number; readonly middle: Spot } | null>(null)
  const swipe = useRef<Spot | null>(null)

  const show = (transform: string, isReturning = false) => {
    const { current } = picture
    if (!current) return
    current.style.transition = isReturning && !prefersStill() ? `transform ${returnsInMs}ms cubic-bezier(0.2, 0.9, 0.25, 1)` : 'none'
    current.style.transform = transform
    current.dataset.close = String(transform !== '')
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return
    const spot = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, spot)
    picture.current?.setPointerCapture(event.pointerId)
    const [one, other] = [...fingers.current.values()]
    swipe.current = fingers.current.size === 1 ? spot : null
    began.current = one && other ? { apart: Math.max(1, apart(one, other)), middle: between(one, other) } : null
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const [one, other] = [...fingers.current.values()]
    const box = picture.current?.parentElement?.getBoundingClientRect()
    if (!one || !other || !began.current || !box) return
    const scale = Math.min(CLOSEST_SCALE, Math.max(1, apart(one, other) / began.current.apart))
    const now = between(one, other)
    const { middle } = began.current
    // what was between the fingers stays between them
    const from = { x: middle.x - (box.x + box.width / 2), y: middle.y - (box.y + box.height / 2) }
    show(`translate(${now.x - middle.x + from.x * (1 - scale)}px, ${now.y - middle.y + from.y * (1 - scale)}px) scale(${scale})`)
  }
  const onPointerUp = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return
    if (began.current) show('', true)
    const from = swipe.current
    began.current = null
    swipe.current = null
    const by = from ? event.clientX - from.x : 0
    if (from && Math.abs(by) > swipedFromPx && Math.abs(by) > Math.abs(event.clientY - from.y)) onSwipe?.(by < 0 ? 1 : -1)
  }
  const onPointerCancel = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    if (began.current) show('', true)
    began.current = null
    swipe.current = null
  }
  return { picture, hands: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } }
}

const apart = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y)
const between = (one: Spot, other: Spot): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
