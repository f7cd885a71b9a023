import { css, mix, type Rgb } from '../../colour/colour.ts'
import type { Sprite } from '../../sprites/sprite.ts'

const middle = 200
const teeth = 14

export const giantGear = (colour: Rgb): Sprite => ({
  width: 400,
  height: 400,
  name: 'gear',
  draw: (pen, { palette }) => {
    const metal = mix(colour, palette.groundFar, 0.3)
    pen.fillStyle = css(metal)
    pen.beginPath()
    for (let i = 0; i < teeth * 4; i++) {
      const angle = (i / (teeth * 4)) * Math.PI * 2
      const isTooth = i % 4 < 2
      const radius = isTooth ? 196 : 160
      pen.lineTo(middle + Math.cos(angle) * radius, middle + Math.sin(angle) * radius)
    }
    pen.closePath()
    for (let i = 0; i < 5; i++) {
      const angle = (i / 5) * Math.PI * 2
      const x = middle + Math.cos(angle) * 92
      const y = middle + Math.sin(angle) * 92
      pen.moveTo(x + 36, y)
      pen.arc(x, y, 36, 0, Math.PI * 2, true)
    }
    pen.fill()
    pen.strokeStyle = css(mix(metal, palette.shadow, 0.45))
    pen.lineWidth = 8
    pen.beginPath()
    pen.arc(middle, middle, 142, 0, 7)
    pen.stroke()
    pen.fillStyle = css(mix(metal, palette.shadow, 0.5))
    pen.beginPath()
    pen.arc(middle, middle, 26, 0, 7)
    pen.fill()
  },
})
