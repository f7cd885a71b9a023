import { css, type Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'

export const balloon = (colour: Rgb): Sprite => ({
  width: 60,
  height: 90,
  name: 'balloon',
  draw: (pen) => {
    pen.fillStyle = css(colour)
    pen.beginPath()
    pen.moveTo(30, 74)
    pen.bezierCurveTo(2, 56, -2, 2, 30, 2)
    pen.bezierCurveTo(62, 2, 58, 56, 30, 74)
    pen.fill()
    pen.beginPath()
    pen.moveTo(25, 80)
    pen.lineTo(35, 80)
    pen.lineTo(30, 72)
    pen.fill()
    pen.fillStyle = 'rgba(255,255,255,.35)'
    pen.beginPath()
    pen.ellipse(20, 24, 6, 11, 0.4, 0, 7)
    pen.fill()
  },
})
