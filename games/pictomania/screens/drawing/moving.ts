import type { Seat } from '@figment/game-kit'
import { prefersStill } from '@figment/ui/motion.ts'
import { useLayoutEffect, useRef } from 'react'

const takesMs = 280
const TIMING: KeyframeAnimationOptions = { duration: takesMs, easing: 'cubic-bezier(0.2, 0.9, 0.25, 1)' }

const thumbOf = (seat: Seat | null) => document.querySelector(`.tile[data-seat="${seat}"] .sheet-paper`)
const largePaper = () => document.querySelector('.desk__paper > *')
const placeOf = (element: Element | null) => element?.getBoundingClientRect()

interface Places {
  readonly wasOnDesk: Seat | null
  readonly desk: DOMRect | undefined
  readonly thumb: DOMRect | undefined
  readonly step: number
}

/** Papers change places: what was small comes to the desk, and what lay there goes back to its own. To be called just before. */
export function useChangingPlaces(onDesk: Seat | null): (next: Seat | null, step?: number) => void {
  const before = useRef<Places | null>(null)
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => {
    const places = before.current
    before.current = null
    if (!places || prefersStill()) return
    const paper = largePaper()
    if (places.thumb) glide(paper, places.thumb)
    // the small ones are not in sight: from the side that the arrow points to
    else if (places.step !== 0) paper?.animate([{ transform: `translateX(${places.step * 30}%)`, opacity: 0 }, {}], TIMING)
    if (places.desk) glide(thumbOf(places.wasOnDesk), places.desk)
  }, [onDesk])
  return (next, step = 0) => {
    before.current = { wasOnDesk: onDesk, desk: placeOf(largePaper()), thumb: placeOf(thumbOf(next)), step }
  }
}

/** From where it lay, in the size it had there. */
function glide(paper: Element | null, from: DOMRect): void {
  const to = placeOf(paper)
  if (!paper || !to || to.width === 0) return
  const transform = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`
  paper.animate(
    [
      { transform, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    TIMING,
  )
}

/** A guess card slides from its place on the pad under the drawing. */
export function slideUnder(card: Element | null): void {
  const paper = document.querySelector('.desk__paper')
  if (!card || !paper?.parentElement || prefersStill()) return
  const [from, to, desk] = [card, paper, paper.parentElement].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect]
  const flying = card.cloneNode(true) as HTMLElement
  flying.classList.add('desk__laid')
  Object.assign(flying.style, {
    left: `${from.x - desk.x}px`,
    top: `${from.y - desk.y}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    transform: '',
  })
  flying.ariaHidden = 'true'
  paper.before(flying)
  const across = to.x + to.width / 2 - (from.x + from.width / 2)
  const up = to.bottom - from.height - from.y
  flying.animate([{}, { transform: `translate(${across}px, ${up}px)` }], { ...TIMING, fill: 'forwards' }).finished.then(
    () => flying.remove(),
    () => flying.remove(),
  )
}
