import { css, mix, white } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'

export const openBook = (): Sprite => ({
  width: 260,
  height: 110,
  name: 'book',
  draw: (pen, { palette }) => {
    const page = mix(palette.light, white, 0.25)
    pen.fillStyle = css(mix(palette.accents[0], palette.shadow, 0.3))
    pen.beginPath()
    pen.moveTo(4, 34)
    pen.lineTo(130, 52)
    pen.lineTo(256, 34)
    pen.lineTo(256, 92)
    pen.lineTo(130, 110)
    pen.lineTo(4, 92)
    pen.fill()
    for (let i = 0; i < 4; i++) {
      pen.fillStyle = css(mix(page, palette.groundFar, 0.35 - i * 0.11))
      pen.beginPath()
      pen.moveTo(130, 50 - i * 3)
      pen.bezierCurveTo(100, 20 - i * 4, 50, 14 - i * 3, 12, 26 - i * 2)
      pen.lineTo(12, 82 - i * 2)
      pen.bezierCurveTo(50, 70 - i * 3, 100, 76 - i * 3, 130, 104 - i * 3)
      pen.bezierCurveTo(160, 76 - i * 3, 210, 70 - i * 3, 248, 82 - i * 2)
      pen.lineTo(248, 26 - i * 2)
      pen.bezierCurveTo(210, 14 - i * 3, 160, 20 - i * 4, 130, 50 - i * 3)
      pen.fill()
    }
    pen.strokeStyle = css(mix(palette.groundNear, page, 0.35), 0.6)
    pen.lineWidth = 1.6
    for (let k = 0; k < 6; k++) {
      const y = 28 + k * 8
      pen.beginPath()
      pen.moveTo(24, y + 2)
      pen.bezierCurveTo(60, y - 8, 96, y - 2, 120, y + 14)
      pen.moveTo(236, y + 2)
      pen.bezierCurveTo(200, y - 8, 164, y - 2, 140, y + 14)
      pen.stroke()
    }
    pen.strokeStyle = css(mix(palette.groundNear, page, 0.3))
    pen.beginPath()
    pen.moveTo(130, 40)
    pen.lineTo(130, 100)
    pen.stroke()
  },
})
