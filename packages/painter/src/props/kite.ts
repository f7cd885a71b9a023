import { css, type Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'

export const kite = (colour: Rgb, secondColour: Rgb): Sprite => ({
  width: 100,
  height: 140,
  name: 'kite',
  draw: (pen) => {
    pen.fillStyle = css(colour)
    pen.beginPath()
    pen.moveTo(50, 0)
    pen.lineTo(100, 52)
    pen.lineTo(50, 140)
    pen.lineTo(0, 52)
    pen.fill()
    pen.fillStyle = css(secondColour)
    pen.beginPath()
    pen.moveTo(50, 0)
    pen.lineTo(100, 52)
    pen.lineTo(50, 52)
    pen.fill()
    pen.beginPath()
    pen.moveTo(0, 52)
    pen.lineTo(50, 52)
    pen.lineTo(50, 140)
    pen.fill()
  },
})
