/** Things move as cards do: only transform and opacity, and every animation may be cut short. */

const wantsLess = matchMedia('(prefers-reduced-motion: reduce)')
/** As the system says, until the page knows more of what this device prefers. */
let isCalm = (): boolean => wantsLess.matches

export function stillWhen(isWanted: () => boolean): void {
  isCalm = isWanted
}

/** For motion that a script makes; what CSS moves follows by itself. */
export const prefersStill = (): boolean => isCalm()

const LAY = 'cubic-bezier(0.2, 0.9, 0.25, 1)'

interface Flight {
  readonly delay?: number
  readonly duration?: number
  /** How large it is where it starts. */
  readonly scale?: number
}

/** From the middle of where something was to where the element is now. */
export function flyFrom(element: Element, from: DOMRect, { delay = 0, duration = 400, scale = 0.6 }: Flight = {}): Animation | null {
  if (prefersStill()) return null
  const to = element.getBoundingClientRect()
  const across = from.x + from.width / 2 - (to.x + to.width / 2)
  const down = from.y + from.height / 2 - (to.y + to.height / 2)
  return element.animate(
    [
      { transform: `translate(${across}px, ${down}px) scale(${scale})`, opacity: 0 },
      { opacity: 1, offset: 0.3 },
      { transform: 'none', opacity: 1 },
    ],
    { duration, delay, easing: LAY, fill: 'backwards' },
  )
}

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Along the spots, seen from where the element is now, with a hop between each and the next. */
export function hopAlong(element: Element, spots: readonly Spot[], { delay = 0, everyMs = 170 } = {}): Animation | null {
  const [first, ...rest] = spots
  if (prefersStill() || !first || rest.length === 0) return null
  const at = ({ x, y }: Spot, easing: string) => ({ transform: `translate(${x}px, ${y}px)`, easing })
  const frames = rest.flatMap((spot, index) => {
    const from = spots[index] ?? first
    const lift = 6 + Math.abs(spot.x - from.x) * 0.5
    return [at({ x: (from.x + spot.x) / 2, y: Math.min(from.y, spot.y) - lift }, 'ease-in'), at(spot, 'ease-out')]
  })
  return element.animate([at(first, 'ease-out'), ...frames], { duration: 120 + rest.length * everyMs, delay, fill: 'backwards' })
}

/** A card turns face down where it was and slides off to the table; what flies is a likeness. */
export function layFaceDown(from: DOMRect): void {
  if (prefersStill()) return
  const likeness = document.createElement('div')
  likeness.className = 'card-back card-back--flying'
  Object.assign(likeness.style, { left: `${from.x}px`, top: `${from.y}px`, width: `${from.width}px`, height: `${from.height}px` })
  document.body.append(likeness)
  const across = innerWidth / 2 - (from.x + from.width / 2)
  const down = innerHeight - from.y
  const away = likeness.animate(
    [
      { transform: 'scaleX(0.1)', opacity: 1 },
      { transform: 'translateY(-14px) scale(1.04)', opacity: 1, offset: 0.3, easing: 'cubic-bezier(0.5, 0, 0.7, 0.4)' },
      { transform: `translate(${across}px, ${down}px) scale(0.55) rotate(8deg)`, opacity: 1 },
    ],
    { duration: 400, fill: 'forwards' },
  )
  away.finished.then(
    () => likeness.remove(),
    () => likeness.remove(),
  )
}
