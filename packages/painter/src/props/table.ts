import { css, mix, white } from '../colour/colour.ts'
import { roundedRect } from '../pixels/canvas.ts'
import type { Sprite } from '../sprites/sprite.ts'

export const table = (): Sprite => ({
  width: 240,
  height: 110,
  name: 'table',
  draw: (pen, { palette }) => {
    const wood = mix(palette.groundMid, palette.accents[1], 0.2)
    pen.fillStyle = css(mix(wood, palette.shadow, 0.4))
    pen.fillRect(24, 20, 14, 90)
    pen.fillRect(202, 20, 14, 90)
    pen.fillStyle = css(wood)
    roundedRect(pen, 4, 6, 232, 20, 6)
    pen.fill()
    pen.fillStyle = css(mix(palette.light, white, 0.3), 0.95)
    pen.beginPath()
    pen.moveTo(70, 4)
    pen.lineTo(170, 4)
    pen.lineTo(176, 34)
    pen.quadraticCurveTo(150, 46, 120, 36)
    pen.quadraticCurveTo(90, 48, 64, 34)
    pen.fill()
  },
})
