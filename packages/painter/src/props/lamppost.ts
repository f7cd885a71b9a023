import { css, mix } from '../colour/colour.ts'
import { roundedRect } from '../pixels/canvas.ts'
import type { Sprite } from '../sprites/sprite.ts'

export const lamppost = (): Sprite => ({
  width: 60,
  height: 260,
  name: 'lamppost',
  draw: (pen, { palette }) => {
    const iron = mix(palette.shadow, palette.groundNear, 0.4)
    pen.fillStyle = css(iron)
    pen.fillRect(27, 60, 6, 190)
    roundedRect(pen, 20, 236, 20, 24, 4)
    pen.fill()
    pen.fillRect(22, 120, 16, 5)
    pen.beginPath()
    pen.moveTo(14, 22)
    pen.lineTo(46, 22)
    pen.lineTo(40, 62)
    pen.lineTo(20, 62)
    pen.fill()
    pen.fillStyle = css(mix(palette.light, palette.accents[1], 0.2))
    pen.beginPath()
    pen.moveTo(18, 25)
    pen.lineTo(42, 25)
    pen.lineTo(37, 58)
    pen.lineTo(23, 58)
    pen.fill()
    pen.fillStyle = css(iron)
    pen.beginPath()
    pen.moveTo(10, 24)
    pen.lineTo(30, 4)
    pen.lineTo(50, 24)
    pen.fill()
  },
})
