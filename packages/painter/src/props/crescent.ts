import { css, mix, white } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'

export const crescent = (): Sprite => ({
  width: 200,
  height: 200,
  name: 'moon',
  draw: (pen, { palette }) => {
    pen.fillStyle = css(mix(palette.light, white, 0.15))
    pen.beginPath()
    pen.arc(100, 100, 96, Math.PI * 0.3, Math.PI * 1.72, false)
    pen.bezierCurveTo(70, 50, 60, 140, 156, 178)
    pen.fill()
  },
})
