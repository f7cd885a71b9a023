import { css, mix, white } from '../colour/colour.ts'
import { lerp } from '../interpolate.ts'
import type { Sprite } from '../sprites/sprite.ts'

export const eye = (): Sprite => ({
  width: 220,
  height: 130,
  name: 'eye',
  draw: (pen, { palette }) => {
    const lids = () => {
      pen.beginPath()
      pen.moveTo(4, 68)
      pen.bezierCurveTo(50, 8, 170, 8, 216, 66)
      pen.bezierCurveTo(170, 122, 50, 122, 4, 68)
    }
    pen.fillStyle = css(mix(palette.light, white, 0.5))
    lids()
    pen.fill()
    pen.save()
    lids()
    pen.clip()
    pen.fillStyle = css(mix(palette.accents[2], palette.skyMid, 0.2))
    pen.beginPath()
    pen.arc(110, 62, 44, 0, 7)
    pen.fill()
    pen.strokeStyle = css(mix(palette.accents[2], palette.light, 0.5), 0.6)
    pen.lineWidth = 2
    for (let i = 0; i < 30; i++) {
      const a = (i / 30) * 6.283
      pen.beginPath()
      pen.moveTo(110 + Math.cos(a) * 20, 62 + Math.sin(a) * 20)
      pen.lineTo(110 + Math.cos(a) * 42, 62 + Math.sin(a) * 42)
      pen.stroke()
    }
    pen.fillStyle = css(palette.shadow)
    pen.beginPath()
    pen.arc(110, 62, 19, 0, 7)
    pen.fill()
    pen.fillStyle = '#fff'
    pen.beginPath()
    pen.arc(98, 50, 8, 0, 7)
    pen.fill()
    pen.restore()
    pen.strokeStyle = css(palette.shadow)
    pen.lineWidth = 5
    lids()
    pen.stroke()
    for (let i = 0; i < 9; i++) {
      const t = 0.12 + (i / 8) * 0.76
      const x = lerp(4, 216, t)
      const y = 68 - Math.sin(t * Math.PI) * 44
      pen.lineWidth = 3
      pen.beginPath()
      pen.moveTo(x, y)
      pen.lineTo(x + (t - 0.5) * 34, y - 20)
      pen.stroke()
    }
  },
})
