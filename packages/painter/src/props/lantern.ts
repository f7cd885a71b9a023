import { css, mix, white } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'

export const lantern = (): Sprite => ({
  width: 60,
  height: 100,
  name: 'lantern',
  draw: (pen, { palette }) => {
    const iron = mix(palette.shadow, palette.groundNear, 0.4)
    pen.strokeStyle = css(iron)
    pen.lineWidth = 4
    pen.beginPath()
    pen.arc(30, 18, 14, Math.PI, 0)
    pen.stroke()
    pen.fillStyle = css(mix(palette.light, palette.accents[1], 0.15))
    pen.fillRect(14, 32, 32, 52)
    pen.fillStyle = css(iron)
    pen.beginPath()
    pen.moveTo(6, 34)
    pen.lineTo(30, 14)
    pen.lineTo(54, 34)
    pen.fill()
    pen.fillRect(8, 84, 44, 12)
    pen.fillRect(12, 32, 4, 54)
    pen.fillRect(44, 32, 4, 54)
    pen.fillStyle = css(mix(palette.accents[1], white, 0.5))
    pen.beginPath()
    pen.moveTo(30, 46)
    pen.quadraticCurveTo(40, 64, 30, 78)
    pen.quadraticCurveTo(20, 64, 30, 46)
    pen.fill()
  },
})
