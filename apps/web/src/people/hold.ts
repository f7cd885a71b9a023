import { type RefObject, useEffect, useEffectEvent } from 'react'

const heldForMs = 550
/** A finger that goes further scrolls. */
const movedAtMostPx = 10

/** A long press or a right click on what the button stands in, or is said to belong to, does what the button does. */
export function useHold(button: RefObject<HTMLElement | null>, onHold: () => void): void {
  const hold = useEffectEvent(onHold)
  useEffect(() => {
    const place = button.current?.closest<HTMLElement>('[data-held]') ?? button.current?.parentElement
    if (!place) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    const stop = () => clearTimeout(timer)
    const down = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType === 'mouse') return
      from = { x, y }
      stop()
      timer = setTimeout(() => hold(), heldForMs)
    }
    const moved = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (Math.hypot(x - from.x, y - from.y) > movedAtMostPx) stop()
    }
    const menu = (event: Event) => {
      event.preventDefault()
      stop()
      hold()
    }
    place.addEventListener('pointerdown', down)
    place.addEventListener('pointermove', moved)
    place.addEventListener('contextmenu', menu)
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) place.addEventListener(end, stop)
    return () => {
      stop()
      place.removeEventListener('pointerdown', down)
      place.removeEventListener('pointermove', moved)
      place.removeEventListener('contextmenu', menu)
      for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) place.removeEventListener(end, stop)
    }
  }, [button])
}
