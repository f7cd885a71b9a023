import { css, mix } from '../colour/colour.ts'
import type { Rng } from '../random/rng.ts'
import type { Sprite } from '../sprites/sprite.ts'

export const island = (rng: Rng): Sprite => ({
  width: 300,
  height: 220,
  name: 'island',
  draw: (pen, { palette }) => {
    pen.fillStyle = css(mix(palette.groundMid, palette.groundNear, 0.4))
    pen.beginPath()
    pen.moveTo(10, 60)
    const corners = 9
    for (let i = 1; i <= corners; i++) {
      const t = i / corners
      const x = 10 + 280 * t
      const drop = Math.sin(t * Math.PI) * 150 * rng.between(0.75, 1.1)
      pen.lineTo(x - 15, 60 + drop * (i % 2 ? 0.72 : 1))
    }
    pen.lineTo(290, 60)
    pen.fill()
    pen.fillStyle = css(mix(palette.groundFar, mix(palette.accents[2], palette.groundFar, 0.5), 0.5))
    pen.beginPath()
    pen.moveTo(6, 62)
    pen.bezierCurveTo(40, 22, 110, 30, 150, 26)
    pen.bezierCurveTo(200, 20, 270, 26, 294, 62)
    pen.bezierCurveTo(240, 84, 70, 84, 6, 62)
    pen.fill()
  },
})
