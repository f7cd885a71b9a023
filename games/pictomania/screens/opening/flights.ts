import { type RefObject, useLayoutEffect, useRef } from 'react'
import { flyFrom, prefersStill } from '@figment/ui/motion.ts'
import type { ToldPile } from '../show/told-pile.ts'

const flightMs = 400

/** With every verdict something travels: a token from the rack to whoever was right, a wrong card into the middle. */
export function useFlights(scene: RefObject<HTMLElement | null>, { judged, isRunning }: ToldPile, isOn: boolean): void {
  const before = useRef(judged)
  /** Where the tokens lay, by who will take them. */
  const rack = useRef(new Map<string, DOMRect>())
  useLayoutEffect(() => {
    const isNew = judged === before.current + 1
    before.current = judged
    if (isNew && isRunning && isOn && !prefersStill()) judge(scene.current, judged - 1, rack.current)
    const tokens = scene.current?.querySelectorAll<HTMLElement>('[data-rack]') ?? []
    rack.current = new Map(Array.from(tokens, (token) => [token.dataset.rack ?? '', token.getBoundingClientRect()]))
  })
}

function judge(scene: HTMLElement | null, at: number, rack: ReadonlyMap<string, DOMRect>): void {
  const row = scene?.querySelectorAll<HTMLElement>('.told-row')[at]
  const token = row?.querySelector<HTMLElement>('[data-won]')
  const home = token && rack.get(token.dataset.won ?? '')
  if (token && home) flyFrom(token, home, { duration: flightMs, scale: 1 })
  const middle = scene?.querySelector('[data-middle]')
  const face = row?.dataset.state === 'wrong' && row.querySelector('.told-card__face')
  if (!face || !middle) return
  const [from, to] = [face.getBoundingClientRect(), middle.getBoundingClientRect()]
  const across = to.x + Math.min(to.width / 2, 120) - (from.x + from.width / 2)
  const down = to.y + to.height / 2 - (from.y + from.height / 2)
  // this way or that way, as cards fall
  const tilt = at % 2 === 0 ? 14 : -11
  face.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${across}px, ${down}px) rotate(${tilt}deg) scale(0.75)`, opacity: 1, offset: 0.9 },
      { transform: `translate(${across}px, ${down}px) rotate(${tilt}deg) scale(0.6)`, opacity: 0 },
    ],
    { duration: flightMs, easing: 'cubic-bezier(0.5, 0, 0.3, 1)' },
  )
}
