import { css, mix, white } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'

const hour = 1

export const clockFace = (): Sprite => ({
  width: 200,
  height: 200,
  name: 'clock',
  draw: (pen, { palette }) => {
    const face = mix(palette.light, white, 0.2)
    pen.fillStyle = css(mix(palette.accents[1], palette.groundMid, 0.3))
    pen.beginPath()
    pen.arc(100, 100, 98, 0, 7)
    pen.fill()
    pen.fillStyle = css(face)
    pen.beginPath()
    pen.arc(100, 100, 85, 0, 7)
    pen.fill()
    pen.strokeStyle = css(palette.shadow)
    pen.lineCap = 'round'
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * 6.283
      pen.lineWidth = i % 3 ? 4 : 8
      pen.beginPath()
      pen.moveTo(100 + Math.cos(a) * 64, 100 + Math.sin(a) * 64)
      pen.lineTo(100 + Math.cos(a) * 76, 100 + Math.sin(a) * 76)
      pen.stroke()
    }
    const drawHand = (a: number, length: number, thickness: number) => {
      pen.lineWidth = thickness
      pen.beginPath()
      pen.moveTo(100 - Math.cos(a) * 10, 100 - Math.sin(a) * 10)
      pen.lineTo(100 + Math.cos(a) * length, 100 + Math.sin(a) * length)
      pen.stroke()
    }
    drawHand(-Math.PI / 2 + hour, 42, 9)
    drawHand(-Math.PI / 2 + hour * 3.7, 62, 6)
    pen.fillStyle = css(palette.accents[0])
    pen.beginPath()
    pen.arc(100, 100, 7, 0, 7)
    pen.fill()
  },
})
