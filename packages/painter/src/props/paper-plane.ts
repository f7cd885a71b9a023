import { css, mix, white } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'

export const paperPlane = (): Sprite => ({
  width: 120,
  height: 70,
  name: 'paper plane',
  draw: (pen, { palette }) => {
    const paper = mix(palette.light, white, 0.5)
    pen.fillStyle = css(mix(paper, palette.skyMid, 0.45))
    pen.beginPath()
    pen.moveTo(118, 8)
    pen.lineTo(40, 44)
    pen.lineTo(46, 68)
    pen.fill()
    pen.fillStyle = css(paper)
    pen.beginPath()
    pen.moveTo(118, 8)
    pen.lineTo(2, 26)
    pen.lineTo(40, 44)
    pen.fill()
    pen.fillStyle = css(mix(paper, palette.skyMid, 0.2))
    pen.beginPath()
    pen.moveTo(118, 8)
    pen.lineTo(58, 50)
    pen.lineTo(84, 62)
    pen.fill()
  },
})
