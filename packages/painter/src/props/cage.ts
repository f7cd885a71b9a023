import { css, mix } from '../colour/colour.ts'
import { lerp } from '../interpolate.ts'
import type { Sprite } from '../sprites/sprite.ts'

export const cage = (): Sprite => ({
  width: 120,
  height: 170,
  name: 'cage',
  draw: (pen, { palette }) => {
    const wire = mix(palette.accents[1], palette.groundMid, 0.3)
    pen.strokeStyle = css(wire)
    pen.lineWidth = 4
    pen.lineCap = 'round'
    pen.beginPath()
    pen.arc(60, 10, 7, 0, 7)
    pen.stroke()
    for (let i = 0; i <= 6; i++) {
      const x = 12 + i * 16
      pen.beginPath()
      pen.moveTo(60, 18)
      pen.bezierCurveTo(lerp(60, x, 0.6), 22, x, 40, x, 70)
      pen.lineTo(x, 156)
      pen.stroke()
    }
    pen.lineWidth = 5
    for (const y of [70, 112]) {
      pen.beginPath()
      pen.ellipse(60, y, 48, 6, 0, 0, Math.PI)
      pen.stroke()
    }
    pen.fillStyle = css(mix(wire, palette.shadow, 0.2))
    pen.beginPath()
    pen.ellipse(60, 158, 52, 10, 0, 0, 7)
    pen.fill()
  },
})
