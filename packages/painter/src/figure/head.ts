import { css } from '../colour/colour.ts'
import { middle, type Sitting } from './build.ts'
import { drawHat } from './hat.ts'

/** From behind: hair, not a face. */
export function drawHead(sitting: Sitting): void {
  const { pen, looks, build } = sitting
  const { headRadius: radius, headY } = build
  pen.fillStyle = css(looks.skin)
  pen.fillRect(middle - 4, headY + radius - 6, 8, 14)
  pen.beginPath()
  pen.arc(middle, headY, radius, 0, 7)
  pen.fill()
  pen.fillStyle = css(looks.hair)
  pen.beginPath()
  pen.arc(middle, headY - 1, radius + 1.5, Math.PI * 0.92, Math.PI * 2.08)
  pen.quadraticCurveTo(middle + radius, headY + radius * 0.9, middle + radius * 0.4, headY + radius * 0.75)
  pen.lineTo(middle - radius * 0.5, headY + radius * 0.8)
  pen.quadraticCurveTo(middle - radius - 2, headY + radius * 0.6, middle - radius - 1, headY - 2)
  pen.fill()
  if (looks.longHair && looks.hat !== 'hood') drawLongHair(sitting)
  if (looks.hat) drawHat(sitting, looks.hat)
}

function drawLongHair({ pen, looks: { wind }, build: { headRadius: radius, headY } }: Sitting): void {
  pen.beginPath()
  pen.moveTo(middle - radius, headY)
  pen.bezierCurveTo(middle - radius - 6, headY + 30, middle - 10 + 8 * wind, headY + 46, middle - 4 + 14 * wind, headY + 62)
  pen.bezierCurveTo(middle + 8 + 8 * wind, headY + 44, middle + radius + 6, headY + 26, middle + radius, headY)
  pen.fill()
}
