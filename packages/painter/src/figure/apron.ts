import { css, type Rgb } from '../colour/colour.ts'
import type { Point } from '../interpolate.ts'
import type { Sitting } from './build.ts'

/** The bow of an apron, tied at the back. */
export function drawBow({ pen, shaded }: Sitting, colour: Rgb, { at: [x, y], turn }: { at: Point; turn: number }): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.fillStyle = css(colour)
  pen.strokeStyle = css(colour)
  pen.lineWidth = 4
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.ellipse(side * 7, -1, 7.5, 4.5, side * -0.35, 0, 7)
    pen.fill()
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.quadraticCurveTo(side * 3, 10, side * 8, 24)
    pen.stroke()
  }
  pen.fillStyle = shaded(colour, 0.3)
  pen.beginPath()
  pen.arc(0, 0, 3, 0, 7)
  pen.fill()
  pen.restore()
}
