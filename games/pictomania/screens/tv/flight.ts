import { prefersStill } from '@figment/ui/motion.ts'

const flightMs = 400
/** How far before its place a token turns upwards, as a share of its width: beside the tokens that lie there already. */
const turnsBefore = 1.1

/** From the stock under the drawing along the gap below the rows, then up beside them: it lies on nothing that is read. */
export function flyAlongTheGaps(token: HTMLElement, from: DOMRect, rows: DOMRect): void {
  if (prefersStill()) return
  const to = token.getBoundingClientRect()
  const at = (x: number, y: number, scale = 1) => ({
    transform: `translate(${x - (to.x + to.width / 2)}px, ${y - (to.y + to.height / 2)}px) scale(${scale})`,
  })
  const gap = rows.bottom + to.height * 0.35
  const lane = to.x - to.width * (turnsBefore - 0.5)
  token.animate(
    [
      { ...at(from.x + from.width / 2, from.y + from.height / 2), easing: 'ease-in' },
      { ...at(rows.x + to.width, gap, 0.8), offset: 0.25, easing: 'linear' },
      { ...at(lane - to.width, gap, 0.8), offset: 0.6, easing: 'linear' },
      { ...at(lane, gap - to.height, 0.8), offset: 0.72, easing: 'ease-out' },
      { transform: 'none' },
    ],
    { duration: flightMs, fill: 'backwards' },
  )
}
