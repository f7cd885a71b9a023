import { css, type Rgb } from '../colour/colour.ts'
import { lerp, type Point } from '../interpolate.ts'
import type { Pen } from '../pixels/canvas.ts'
import type { Sitting } from './build.ts'
import type { Skeleton } from './skeleton.ts'

/** What belongs to a pose so much that it is drawn with it. */
export type Held = 'book' | 'violin' | 'swing'

const wood: Rgb = [0.5, 0.28, 0.14]
const paper: Rgb = [0.93, 0.88, 0.76]
const rope: Rgb = [0.62, 0.52, 0.36]

/** Behind the near arm, in front of all else. */
export const drawHeld = (held: Held, sitting: Sitting, skeleton: Skeleton): void => things[held](sitting, skeleton)

const things: Record<Held, (sitting: Sitting, skeleton: Skeleton) => void> = {
  book({ pen, palette }, { arms: [far, near], size }) {
    const [x, y] = middleOf(far.hand, near.hand)
    pen.save()
    pen.translate(x + 5 * size, y - 5 * size)
    pen.rotate(0.32)
    pen.scale(size, size)
    pen.fillStyle = css(palette.accents[1])
    pen.fillRect(1, -15, 5, 26)
    pen.fillRect(-15, 8, 20, 4)
    pen.fillStyle = css(paper)
    pen.beginPath()
    pen.moveTo(2, 9)
    pen.lineTo(2, -14)
    pen.quadraticCurveTo(-6, -10, -14, 7)
    pen.fill()
    pen.restore()
  },
  violin({ pen, shaded }, { neck, arms: [far, near], size }) {
    const chin: Point = [neck[0] + 10 * size, neck[1] + 1 * size]
    pen.save()
    pen.translate(...chin)
    pen.rotate(Math.atan2(far.hand[1] - chin[1], far.hand[0] - chin[0]))
    pen.scale(size, size)
    pen.fillStyle = shaded(wood, 0.5)
    pen.fillRect(22, -2, 34, 4)
    pen.fillStyle = css(wood)
    pen.beginPath()
    pen.ellipse(6, 0, 9, 8.5, 0, 0, 7)
    pen.ellipse(21, 0, 7.5, 6.5, 0, 0, 7)
    pen.fill()
    pen.restore()
    line(
      pen,
      { from: [near.hand[0] - 14 * size, near.hand[1] + 22 * size], to: [near.hand[0] + 22 * size, near.hand[1] - 40 * size] },
      2.6,
      wood,
    )
  },
  swing({ pen }, { hips, arms, legs: [leg], size }) {
    const seat = { from: [hips[0] - 12 * size, hips[1] + 19 * size], to: [leg.knee[0] - 4, hips[1] + 17 * size] } as const
    line(pen, seat, 6, wood)
    const ends = [seat.to, seat.from] as const
    for (const [i, end] of ends.entries()) line(pen, { from: arms[i === 0 ? 0 : 1].hand, to: end }, 2.6, rope)
  },
}

const middleOf = (a: Point, b: Point): Point => [lerp(a[0], b[0], 0.5), lerp(a[1], b[1], 0.5)]

function line(pen: Pen, { from, to }: { from: Point; to: Point }, width: number, colour: Rgb): void {
  pen.strokeStyle = css(colour)
  pen.lineWidth = width
  pen.beginPath()
  pen.moveTo(...from)
  pen.lineTo(...to)
  pen.stroke()
}
