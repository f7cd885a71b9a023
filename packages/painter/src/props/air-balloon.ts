import { css, mix, type Rgb } from '../colour/colour.ts'
import { roundedRect } from '../pixels/canvas.ts'
import type { Sprite } from '../sprites/sprite.ts'

export const airBalloon = (colour: Rgb, secondColour: Rgb): Sprite => ({
  width: 160,
  height: 240,
  name: 'hot-air balloon',
  draw: (pen, { palette }) => {
    pen.save()
    pen.beginPath()
    pen.moveTo(62, 176)
    pen.bezierCurveTo(-30, 110, 0, 4, 80, 4)
    pen.bezierCurveTo(160, 4, 190, 110, 98, 176)
    pen.closePath()
    pen.clip()
    for (let i = 0; i < 7; i++) {
      pen.fillStyle = css(i % 2 ? colour : secondColour)
      const x0 = (i - 3.5) / 3.5
      const x1 = (i - 2.5) / 3.5
      pen.beginPath()
      pen.moveTo(80, 0)
      pen.bezierCurveTo(80 + Math.sin(x0 * 1.57) * 84, 30, 80 + Math.sin(x0 * 1.57) * 84, 120, 80 + x0 * 18, 180)
      pen.lineTo(80 + x1 * 18, 180)
      pen.bezierCurveTo(80 + Math.sin(x1 * 1.57) * 84, 120, 80 + Math.sin(x1 * 1.57) * 84, 30, 80, 0)
      pen.fill()
    }
    pen.restore()
    pen.strokeStyle = css(mix(palette.groundNear, palette.shadow, 0.3))
    pen.lineWidth = 2
    for (const [a, b] of [
      [64, 66],
      [76, 76],
      [84, 84],
      [96, 94],
    ] as const) {
      pen.beginPath()
      pen.moveTo(a, 176)
      pen.lineTo(b, 210)
      pen.stroke()
    }
    pen.fillStyle = css(mix(palette.groundMid, palette.accents[1], 0.3))
    roundedRect(pen, 62, 206, 36, 30, 6)
    pen.fill()
    pen.fillStyle = css(mix(palette.groundNear, palette.shadow, 0.3))
    pen.fillRect(60, 206, 40, 5)
  },
})
