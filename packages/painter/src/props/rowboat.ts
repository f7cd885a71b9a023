import { css, mix } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'

export const rowboat = (): Sprite => ({
  width: 220,
  height: 70,
  name: 'boat',
  draw: (pen, { palette }) => {
    const wood = mix(palette.accents[0], palette.groundMid, 0.45)
    pen.fillStyle = css(mix(wood, palette.shadow, 0.55))
    pen.beginPath()
    pen.ellipse(110, 18, 98, 11, 0, 0, 7)
    pen.fill()
    pen.fillStyle = css(wood)
    pen.beginPath()
    pen.moveTo(4, 6)
    pen.quadraticCurveTo(60, 26, 110, 26)
    pen.quadraticCurveTo(160, 26, 216, 6)
    pen.quadraticCurveTo(190, 66, 150, 68)
    pen.lineTo(70, 68)
    pen.quadraticCurveTo(30, 66, 4, 6)
    pen.fill()
    pen.strokeStyle = css(mix(wood, palette.light, 0.4))
    pen.lineWidth = 4
    pen.beginPath()
    pen.moveTo(4, 6)
    pen.quadraticCurveTo(60, 28, 110, 28)
    pen.quadraticCurveTo(160, 28, 216, 6)
    pen.stroke()
    pen.strokeStyle = css(mix(wood, palette.shadow, 0.4))
    pen.lineWidth = 2
    for (const k of [14, 27]) {
      pen.beginPath()
      pen.moveTo(16 + k * 0.6, 16 + k)
      pen.quadraticCurveTo(110, 34 + k, 204 - k * 0.6, 16 + k)
      pen.stroke()
    }
  },
})
