import { css, mix, type Rgb } from '../../colour/colour.ts'
import type { Pen } from '../../pixels/canvas.ts'
import type { Sprite } from '../../sprites/sprite.ts'

const middle = 200

function ring(pen: Pen, radius: number, width: number): void {
  pen.lineWidth = width
  pen.beginPath()
  pen.arc(middle, middle, radius, 0, 7)
  pen.stroke()
}

/** A cart wheel with spokes. */
export const giantWheel = (colour: Rgb): Sprite => ({
  width: 400,
  height: 400,
  name: 'wheel',
  draw: (pen, { palette }) => {
    const wood = mix(colour, palette.groundMid, 0.35)
    pen.strokeStyle = css(mix(wood, palette.shadow, 0.25))
    pen.lineCap = 'round'
    pen.lineWidth = 17
    for (let i = 0; i < 12; i++) {
      const angle = (i / 12) * Math.PI * 2
      pen.beginPath()
      pen.moveTo(middle, middle)
      pen.lineTo(middle + Math.cos(angle) * 172, middle + Math.sin(angle) * 172)
      pen.stroke()
    }
    pen.strokeStyle = css(wood)
    ring(pen, 176, 34)
    pen.strokeStyle = css(mix(palette.shadow, palette.groundNear, 0.4))
    ring(pen, 194, 9)
    pen.fillStyle = css(mix(wood, palette.light, 0.2))
    pen.beginPath()
    pen.arc(middle, middle, 42, 0, 7)
    pen.fill()
    pen.fillStyle = css(mix(palette.shadow, palette.groundNear, 0.3))
    pen.beginPath()
    pen.arc(middle, middle, 14, 0, 7)
    pen.fill()
  },
})
