import { css, mix } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'

export const ladder = (rungs: number): Sprite => ({
  width: 40,
  height: rungs * 22 + 10,
  name: 'ladder',
  draw: (pen, { palette }) => {
    const wood = mix(palette.groundFar, palette.accents[1], 0.25)
    pen.strokeStyle = css(wood)
    pen.lineCap = 'round'
    pen.lineWidth = 5
    pen.beginPath()
    pen.moveTo(6, 2)
    pen.lineTo(4, rungs * 22 + 8)
    pen.moveTo(34, 2)
    pen.lineTo(36, rungs * 22 + 8)
    pen.stroke()
    pen.lineWidth = 4
    for (let i = 0; i < rungs; i++) {
      pen.beginPath()
      pen.moveTo(6, 14 + i * 22)
      pen.lineTo(34, 14 + i * 22 + ((i % 3) - 1))
      pen.stroke()
    }
  },
})
