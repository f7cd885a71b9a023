import { css, mix, type Rgb } from '../../colour/colour.ts'
import type { Sprite } from '../../sprites/sprite.ts'

/** One wing, its root at the lower left, its feathers to the right and down. */
export const giantWing = (colour: Rgb): Sprite => ({
  width: 420,
  height: 320,
  name: 'wing',
  draw: (pen, { palette }) => {
    const rows = [
      { feathers: 13, length: 250, width: 30, tone: 0.35 },
      { feathers: 11, length: 160, width: 26, tone: 0.12 },
      { feathers: 9, length: 90, width: 24, tone: -0.15 },
    ]
    for (const { feathers, length, width, tone } of rows)
      for (let i = 0; i < feathers; i++) {
        const t = i / (feathers - 1)
        const x = 30 + Math.sin(t * 1.45) * 250
        const y = 130 - Math.sin(t * 2.4) * 88
        pen.save()
        pen.translate(x, y)
        pen.rotate(1.75 - t * 1.75)
        const reach = length * (0.62 + 0.5 * t)
        pen.fillStyle = css(
          tone > 0 ? mix(colour, palette.shadow, tone + (i % 2) * 0.08) : mix(colour, palette.light, 0.25 + (i % 2) * 0.1),
        )
        pen.beginPath()
        pen.moveTo(-16, -width * 0.4)
        pen.bezierCurveTo(reach * 0.5, -width * 0.8, reach * 0.9, -width * 0.5, reach, 0)
        pen.bezierCurveTo(reach * 0.9, width * 0.45, reach * 0.4, width * 0.6, -16, width * 0.4)
        pen.fill()
        pen.strokeStyle = css(mix(colour, palette.shadow, 0.5), 0.5)
        pen.lineWidth = 2
        pen.beginPath()
        pen.moveTo(0, 0)
        pen.lineTo(reach * 0.9, 0)
        pen.stroke()
        pen.restore()
      }
    pen.strokeStyle = css(mix(colour, palette.light, 0.35))
    pen.lineWidth = 40
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(24, 150)
    pen.bezierCurveTo(60, 60, 160, 20, 270, 70)
    pen.stroke()
  },
})
