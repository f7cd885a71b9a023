import { css, mix, type Rgb } from '../colour/colour.ts'
import { roundedRect } from '../pixels/canvas.ts'
import type { Sprite } from '../sprites/sprite.ts'

export const door = (colour: Rgb): Sprite => ({
  width: 120,
  height: 220,
  name: 'door',
  draw: (pen, { palette }) => {
    const wood = mix(palette.groundMid, palette.accents[3], 0.3)
    pen.fillStyle = css(mix(wood, palette.shadow, 0.25))
    roundedRect(pen, 8, 4, 104, 216, 6)
    pen.fill()
    pen.fillStyle = css(mix(wood, palette.light, 0.25))
    roundedRect(pen, 4, 0, 112, 14, 3)
    pen.fill()
    pen.fillStyle = css(colour)
    pen.fillRect(20, 18, 80, 202)
    pen.strokeStyle = css(mix(colour, palette.shadow, 0.45))
    pen.lineWidth = 3
    for (const [x, y, w, h] of [
      [28, 28, 29, 78],
      [63, 28, 29, 78],
      [28, 118, 29, 88],
      [63, 118, 29, 88],
    ] as const) {
      pen.fillStyle = css(mix(colour, palette.shadow, 0.2))
      pen.fillRect(x, y, w, h)
      pen.strokeRect(x, y, w, h)
    }
    pen.fillStyle = css(palette.accents[1])
    pen.beginPath()
    pen.arc(90, 118, 5, 0, 7)
    pen.fill()
  },
})
