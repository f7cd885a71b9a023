import { css, mix, white } from '../colour/colour.ts'
import { lerp } from '../interpolate.ts'
import { roundedRect } from '../pixels/canvas.ts'
import type { Sprite } from '../sprites/sprite.ts'

export const lighthouse = (): Sprite => ({
  width: 120,
  height: 300,
  name: 'lighthouse',
  draw: (pen, { palette }) => {
    const pale = mix(palette.light, white, 0.35)
    const stripe = palette.curtain
    pen.fillStyle = css(mix(palette.groundMid, palette.shadow, 0.3))
    pen.beginPath()
    pen.moveTo(6, 300)
    pen.quadraticCurveTo(20, 268, 60, 266)
    pen.quadraticCurveTo(104, 270, 116, 300)
    pen.fill()
    for (let i = 0; i < 6; i++) {
      const y0 = 76 + i * 33
      const y1 = y0 + 33
      const w0 = lerp(17, 29, i / 6)
      const w1 = lerp(17, 29, (i + 1) / 6)
      pen.fillStyle = css(i % 2 ? stripe : pale)
      pen.beginPath()
      pen.moveTo(60 - w0, y0)
      pen.lineTo(60 + w0, y0)
      pen.lineTo(60 + w1, y1)
      pen.lineTo(60 - w1, y1)
      pen.fill()
    }
    pen.fillStyle = css(mix(palette.shadow, palette.groundNear, 0.4))
    pen.fillRect(36, 68, 48, 9)
    pen.fillStyle = css(mix(palette.light, palette.accents[1], 0.15))
    pen.fillRect(45, 38, 30, 31)
    pen.strokeStyle = css(mix(palette.shadow, palette.groundNear, 0.4))
    pen.lineWidth = 3
    for (const x of [45, 55, 65, 75]) {
      pen.beginPath()
      pen.moveTo(x, 38)
      pen.lineTo(x, 69)
      pen.stroke()
    }
    pen.fillStyle = css(stripe)
    pen.beginPath()
    pen.moveTo(38, 40)
    pen.quadraticCurveTo(60, 2, 82, 40)
    pen.fill()
    pen.fillRect(58, 4, 4, 12)
    pen.fillStyle = css(mix(palette.shadow, palette.groundNear, 0.3))
    roundedRect(pen, 50, 236, 20, 36, 9)
    pen.fill()
    pen.fillStyle = css(mix(palette.light, palette.accents[1], 0.25))
    for (const y of [110, 160, 205]) {
      roundedRect(pen, 55, y, 10, 14, 4)
      pen.fill()
    }
  },
})
