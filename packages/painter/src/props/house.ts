import { css, mix, type Rgb } from '../colour/colour.ts'
import { roundedRect } from '../pixels/canvas.ts'
import type { Sprite } from '../sprites/sprite.ts'

export const house = (roof: Rgb): Sprite => ({
  width: 160,
  height: 200,
  name: 'house',
  draw: (pen, { palette }) => {
    const wall = mix(palette.groundFar, palette.light, 0.25)
    pen.fillStyle = css(wall)
    pen.beginPath()
    pen.moveTo(28, 196)
    pen.lineTo(24, 92)
    pen.lineTo(136, 88)
    pen.lineTo(132, 196)
    pen.fill()
    pen.fillStyle = css(mix(roof, palette.shadow, 0.35))
    pen.fillRect(100, 20, 18, 46)
    pen.fillStyle = css(roof)
    pen.beginPath()
    pen.moveTo(8, 98)
    pen.quadraticCurveTo(50, 60, 76, 14)
    pen.quadraticCurveTo(104, 58, 152, 94)
    pen.fill()
    pen.strokeStyle = css(mix(roof, palette.shadow, 0.4))
    pen.lineWidth = 2
    for (let i = 1; i < 5; i++) {
      pen.beginPath()
      pen.moveTo(76 - i * 15, 14 + i * 19)
      pen.quadraticCurveTo(80, 20 + i * 19, 76 + i * 16, 14 + i * 18)
      pen.stroke()
    }
    pen.fillStyle = css(mix(palette.accents[3], palette.shadow, 0.3))
    roundedRect(pen, 70, 144, 26, 52, 10)
    pen.fill()
    pen.fillStyle = css(mix(palette.light, palette.accents[1], 0.25))
    for (const [x, y] of [
      [38, 112],
      [104, 110],
      [40, 152],
      [106, 152],
    ] as const) {
      pen.fillRect(x, y, 20, 24)
    }
    pen.strokeStyle = css(mix(palette.groundNear, palette.shadow, 0.3))
    pen.lineWidth = 2.5
    for (const [x, y] of [
      [38, 112],
      [104, 110],
      [40, 152],
      [106, 152],
    ] as const) {
      pen.strokeRect(x, y, 20, 24)
      pen.beginPath()
      pen.moveTo(x + 10, y)
      pen.lineTo(x + 10, y + 24)
      pen.moveTo(x, y + 12)
      pen.lineTo(x + 20, y + 12)
      pen.stroke()
    }
    pen.fillStyle = css(mix(palette.light, palette.accents[1], 0.2))
    pen.beginPath()
    pen.arc(78, 62, 9, 0, 7)
    pen.fill()
  },
})
