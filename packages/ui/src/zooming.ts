import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'
import { prefersStill } from './motion.ts'

const CLOSEST_SCALE = 4
const CLOSER_SCALE = 2.5
const swipedFromPx = 48
const glideMs = 240
/** The gap between neighbours, as Zoom.css has it. */
const betweenPx = 24
const doubleTapWithinMs = 320

interface Where {
  readonly scale: number
  readonly x: number
  readonly y: number
}
const AT_REST: Where = { scale: 1, x: 0, y: 0 }

interface Spot {
  readonly x: number
  readonly y: number
}

interface Zooming {
  /** Whether there is a card on that side; at the edge the card only gives a little. */
  canMove(by: number): boolean
  onMove(by: number): void
}

/** One finger swipes or, up close, pans; two pinch; two taps, the wheel and + and − come closer and go back. */
export function useZooming({ canMove, onMove }: Zooming) {
  const stage = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const where = useRef(AT_REST)
  const fingers = useRef(new Map<number, Spot>())
  const sliding = useRef<{ readonly by: number; readonly timer: ReturnType<typeof setTimeout> } | null>(null)
  const tap = useRef({ at: 0, x: 0, y: 0, moved: 0 })

  const show = (next: Where, glides = false) => {
    where.current = next
    const { current } = card
    if (!current) return
    current.style.transition = glides && !prefersStill() ? `transform ${glideMs}ms cubic-bezier(0.2, 0.9, 0.25, 1)` : 'none'
    current.style.transform = next === AT_REST ? '' : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`
    if (stage.current) stage.current.dataset.close = String(next.scale > 1)
  }
  /** Closer or back around a spot, which stays under the finger. */
  const zoomTo = (scale: number, around: Spot, glides = false) => {
    const from = where.current
    const to = Math.min(CLOSEST_SCALE, Math.max(1, scale))
    if (to === 1) return show(AT_REST, glides)
    const ratio = to / from.scale
    show(kept({ scale: to, x: around.x - (around.x - from.x) * ratio, y: around.y - (around.y - from.y) * ratio }), glides)
  }
  /** Up close, the card does not leave the stage. */
  const kept = ({ scale, x, y }: Where): Where => {
    const width = (card.current?.offsetWidth ?? 0) * scale
    const height = (card.current?.offsetHeight ?? 0) * scale
    const farX = Math.max(0, (width - (stage.current?.clientWidth ?? 0)) / 2 + 24)
    const farY = Math.max(0, (height - (stage.current?.clientHeight ?? 0)) / 2 + 24)
    return { scale, x: Math.min(farX, Math.max(-farX, x)), y: Math.min(farY, Math.max(-farY, y)) }
  }
  /** Counted from the middle of the stage, where the card rests. */
  const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const box = stage.current?.getBoundingClientRect()
    return box ? { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 } : { x: 0, y: 0 }
  }

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    arrive()
    const spot = spotOf(event)
    fingers.current.set(event.pointerId, spot)
    stage.current?.setPointerCapture(event.pointerId)
    if (fingers.current.size === 1) tap.current = { ...tap.current, moved: 0 }
  }
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = spotOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    tap.current.moved += Math.hypot(now.x - before.x, now.y - before.y)
    const { scale, x, y } = where.current
    if (other) {
      zoomTo((scale * apart(now, other)) / Math.max(1, apart(before, other)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
    } else if (scale > 1) {
      show(kept({ scale, x: x + now.x - before.x, y: y + now.y - before.y }))
    } else {
      const by = now.x - before.x
      const isAtEdge = !canMove(x + by < 0 ? 1 : -1)
      show({ scale: 1, x: x + (isAtEdge ? by / 4 : by), y: 0 })
    }
  }
  const onPointerUp = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return
    const { scale, x } = where.current
    if (tap.current.moved < 10) {
      if (scale === 1) show(AT_REST)
      tapped(spotOf(event))
    } else if (scale === 1) swiped(x)
  }
  const tapped = (spot: Spot) => {
    const last = tap.current
    const isSecond = performance.now() - last.at < doubleTapWithinMs && apart(spot, last) < 40
    tap.current = { at: isSecond ? 0 : performance.now(), ...spot, moved: 0 }
    if (isSecond) zoomTo(where.current.scale > 1 ? 1 : CLOSER_SCALE, spot, true)
  }
  const swiped = (x: number) => {
    const by = x < 0 ? 1 : -1
    if (Math.abs(x) > swipedFromPx && canMove(by)) slide(by)
    else show(AT_REST, true)
  }
  /** The neighbour takes the place; whoever is faster than that has the one after it at once. */
  const slide = (by: -1 | 1) => {
    const underWay = sliding.current?.by ?? 0
    if (underWay !== 0) return arrive(canMove(underWay + by) ? by : 0)
    if (!canMove(by)) return
    if (prefersStill()) return onMove(by)
    show({ scale: 1, x: -by * ((stage.current?.clientWidth ?? 0) + betweenPx), y: 0 }, true)
    sliding.current = { by, timer: setTimeout(() => arrive(), glideMs) }
  }
  const arrive = (further = 0) => {
    const { current } = sliding
    sliding.current = null
    if (!current) return
    clearTimeout(current.timer)
    if (current.by + further === 0) show(AT_REST)
    else onMove(current.by + further)
  }
  const onPointerCancel = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    if (fingers.current.size === 0 && where.current.scale === 1) show(AT_REST, true)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || event.ctrlKey || event.metaKey) return
    const { scale } = where.current
    if (key === '+' || key === '=') zoomTo(scale * 1.5, { x: 0, y: 0 }, true)
    if (key === '-' || key === '_') zoomTo(scale / 1.5, { x: 0, y: 0 }, true)
    if (key === '0') zoomTo(1, { x: 0, y: 0 }, true)
    if (key === 'ArrowLeft') slide(-1)
    if (key === 'ArrowRight') slide(1)
  })
  const onWheel = useEffectEvent((event: WheelEvent) => {
    // the page itself must not zoom under ctrl and the wheel
    event.preventDefault()
    zoomTo(where.current.scale * Math.exp(-event.deltaY / (event.ctrlKey ? 120 : 400)), spotOf(event))
  })
  useEffect(() => {
    const { current } = stage
    const turned = (event: WheelEvent) => onWheel(event)
    const pressed = (event: KeyboardEvent) => onKey(event)
    current?.addEventListener('wheel', turned, { passive: false })
    document.addEventListener('keydown', pressed)
    return () => {
      current?.removeEventListener('wheel', turned)
      document.removeEventListener('keydown', pressed)
      clearTimeout(sliding.current?.timer)
    }
  }, [])
  /** A new card lies as cards lie. */
  const settle = () => show(AT_REST)
  return { stage, card, settle, slide, hands: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } }
}

const apart = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y)
