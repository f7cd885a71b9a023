import { css } from '../colour/colour.ts'
import { middle, type Sitting } from './build.ts'
import { drawHat } from './hat.ts'

export function drawHead(sitting: Sitting): void {
  const { looks } = sitting
  drawSkull(sitting)
  if (looks.longHair && looks.hat !== 'hood') drawLongHair(sitting)
  if (looks.hat) drawHat(sitting, looks.hat)
}

/** From behind: hair, not a face. */
export function drawSkull({ pen, looks, build }: Sitting): void {
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
}

/** From the side, turned away: hair, and no more of a face than the edge of a cheek. */
export function drawAsideSkull({ pen, looks, build: { headRadius: radius, headY } }: Sitting): void {
  pen.fillStyle = css(looks.skin)
  pen.fillRect(middle - 5, headY + radius - 6, 8, 14)
  pen.beginPath()
  pen.arc(middle, headY, radius, 0, 7)
  pen.fill()
  pen.fillStyle = css(looks.hair)
  pen.beginPath()
  pen.arc(middle - 1, headY - 1, radius + 1.5, Math.PI * 0.62, Math.PI * 1.94)
  pen.quadraticCurveTo(middle + radius * 0.78, headY, middle + radius * 0.62, headY + radius * 0.5)
  pen.quadraticCurveTo(middle + radius * 0.2, headY + radius * 0.95, middle - radius * 0.46, headY + radius * 0.96)
  pen.fill()
}

function drawLongHair({ pen, looks: { wind }, build: { headRadius: radius, headY } }: Sitting): void {
  pen.beginPath()
  pen.moveTo(middle - radius, headY)
  pen.bezierCurveTo(middle - radius - 6, headY + 30, middle - 10 + 8 * wind, headY + 46, middle - 4 + 14 * wind, headY + 62)
  pen.bezierCurveTo(middle + 8 + 8 * wind, headY + 44, middle + radius + 6, headY + 26, middle + radius, headY)
  pen.fill()
}
