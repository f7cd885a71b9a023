import { css } from '../colour/colour.ts'
import { middle, type Sitting } from './build.ts'
import type { Hat } from './looks.ts'

export const drawHat = (sitting: Sitting, hat: Hat): void => hats[hat](sitting)

const hats: Record<Hat, (sitting: Sitting) => void> = {
  bowler({ pen, looks, build: { headRadius: radius, headY } }) {
    pen.fillStyle = css(looks.hatColour)
    pen.beginPath()
    pen.arc(middle, headY - 6, radius + 1, Math.PI, 0)
    pen.fill()
    pen.beginPath()
    pen.ellipse(middle, headY - 5, radius + 8, 4, 0, 0, 7)
    pen.fill()
  },
  top({ pen, looks, build: { headRadius: radius, headY } }) {
    pen.fillStyle = css(looks.hatColour)
    pen.fillRect(middle - radius + 1, headY - radius - 22, radius * 2 - 2, 28)
    pen.beginPath()
    pen.ellipse(middle, headY - radius + 5, radius + 9, 4.5, 0, 0, 7)
    pen.fill()
  },
  brim({ pen, looks, build: { headRadius: radius, headY } }) {
    pen.fillStyle = css(looks.hatColour)
    pen.beginPath()
    pen.ellipse(middle, headY - 4, radius + 16, 6, -0.06, 0, 7)
    pen.fill()
    pen.beginPath()
    pen.arc(middle, headY - 6, radius, Math.PI, 0)
    pen.fill()
  },
  beanie({ pen, looks, build: { headRadius: radius, headY } }) {
    pen.fillStyle = css(looks.hatColour)
    pen.beginPath()
    pen.arc(middle, headY - 3, radius + 2.5, Math.PI * 0.98, Math.PI * 2.02)
    pen.fill()
    pen.beginPath()
    pen.arc(middle, headY - radius - 6, 5, 0, 7)
    pen.fill()
  },
  cone({ pen, looks: { hatColour, wind }, build: { headRadius: radius, headY } }) {
    pen.fillStyle = css(hatColour)
    pen.beginPath()
    pen.moveTo(middle - radius - 1, headY - 4)
    pen.quadraticCurveTo(middle - 2, headY - 40, middle + 22 * wind, headY - 48)
    pen.quadraticCurveTo(middle + 10, headY - 20, middle + radius + 1, headY - 4)
    pen.fill()
  },
  hood({ pen, looks: { coat, wind }, build, shaded }) {
    const { headRadius: radius, headY, shoulderWidth, shoulderY } = build
    pen.fillStyle = shaded(coat, 0.12)
    pen.beginPath()
    pen.moveTo(middle - shoulderWidth - 3, shoulderY + 8)
    pen.quadraticCurveTo(middle - radius - 7, headY + 2, middle - radius * 0.7, headY - radius * 0.75)
    pen.quadraticCurveTo(middle + 2, headY - radius - 9, middle + radius * 0.55 * wind + radius * 0.5, headY - radius - 12)
    pen.quadraticCurveTo(middle + radius + 6, headY - 2, middle + shoulderWidth + 3, shoulderY + 8)
    pen.quadraticCurveTo(middle, shoulderY + 20, middle - shoulderWidth - 3, shoulderY + 8)
    pen.fill()
    pen.strokeStyle = shaded(coat, 0.5)
    pen.lineWidth = 2
    pen.beginPath()
    pen.moveTo(middle, headY - radius - 4)
    pen.quadraticCurveTo(middle + 3 * wind, headY + 4, middle, shoulderY + 12)
    pen.stroke()
  },
  cap({ pen, looks, build: { headRadius: radius, headY }, aside, shaded }) {
    if (aside) {
      pen.fillStyle = shaded(looks.hatColour, 0.3)
      pen.beginPath()
      pen.ellipse(middle + radius, headY - 5, 11, 3.4, 0.16, 0, 7)
      pen.fill()
    }
    pen.fillStyle = css(looks.hatColour)
    pen.beginPath()
    pen.moveTo(middle - radius - 2, headY - 3)
    pen.bezierCurveTo(middle - radius - 8, headY - radius - 6, middle + radius + 6, headY - radius - 12, middle + radius + 3, headY - 4)
    pen.quadraticCurveTo(middle, headY + 1, middle - radius - 2, headY - 3)
    pen.fill()
  },
  straw({ pen, palette, looks, build: { headRadius: radius, headY }, shaded }) {
    pen.fillStyle = shaded(looks.hatColour, 0.12)
    pen.beginPath()
    pen.ellipse(middle, headY - 4, radius + 23, 8, 0, 0, 7)
    pen.fill()
    pen.fillStyle = css(looks.hatColour)
    pen.beginPath()
    pen.ellipse(middle, headY - 6, radius + 22, 6.5, 0, 0, 7)
    pen.fill()
    pen.beginPath()
    pen.moveTo(middle - radius - 1, headY - 7)
    pen.bezierCurveTo(middle - radius + 2, headY - radius - 11, middle + radius - 2, headY - radius - 11, middle + radius + 1, headY - 7)
    pen.fill()
    pen.strokeStyle = css(palette.curtain)
    pen.lineWidth = 4
    pen.beginPath()
    pen.moveTo(middle - radius, headY - 9)
    pen.quadraticCurveTo(middle, headY - 5, middle + radius, headY - 9)
    pen.stroke()
  },
  crown({ pen, palette, build: { headRadius: radius, headY } }) {
    pen.fillStyle = css(palette.accents[1])
    pen.beginPath()
    pen.moveTo(middle - radius - 1, headY - 5)
    pen.lineTo(middle - radius - 5, headY - radius - 14)
    pen.lineTo(middle - radius * 0.5, headY - radius + 1)
    pen.lineTo(middle, headY - radius - 19)
    pen.lineTo(middle + radius * 0.5, headY - radius + 1)
    pen.lineTo(middle + radius + 5, headY - radius - 14)
    pen.lineTo(middle + radius + 1, headY - 5)
    pen.quadraticCurveTo(middle, headY + 1, middle - radius - 1, headY - 5)
    pen.fill()
    pen.fillStyle = css(palette.curtain)
    for (const gem of [-1, 0, 1]) {
      pen.beginPath()
      pen.arc(middle + gem * (radius - 3), headY - 8, 2.6, 0, 7)
      pen.fill()
    }
  },
}
