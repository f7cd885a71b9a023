import { css, type Rgb } from '../colour/colour.ts'
import type { Point } from '../interpolate.ts'
import type { Sitting } from './build.ts'

const wood: Rgb = [0.36, 0.22, 0.13]

/** A walking stick from the hand to the ground, its crook over the hand. */
export function drawStick({ pen, looks: { skin } }: Sitting, [x, y]: Point, { aside, ground }: { aside: 1 | -1; ground: number }): void {
  pen.strokeStyle = css(wood)
  pen.lineWidth = 4
  pen.beginPath()
  pen.moveTo(x + aside * 5, ground - 2)
  pen.lineTo(x, y - 3)
  pen.quadraticCurveTo(x - aside * 2, y - 11, x - aside * 9, y - 6)
  pen.stroke()
  pen.fillStyle = css(skin)
  pen.beginPath()
  pen.arc(x, y, 4.4, 0, 7)
  pen.fill()
}
