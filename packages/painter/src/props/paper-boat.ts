import { css, mix, white } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'

export const paperBoat = (): Sprite => ({
  width: 160,
  height: 100,
  name: 'paper boat',
  draw: (pen, { palette }) => {
    const paper = mix(palette.light, white, 0.5)
    pen.fillStyle = css(mix(paper, palette.skyMid, 0.25))
    pen.beginPath()
    pen.moveTo(80, 4)
    pen.lineTo(46, 62)
    pen.lineTo(114, 62)
    pen.fill()
    pen.fillStyle = css(mix(paper, palette.skyMid, 0.5))
    pen.beginPath()
    pen.moveTo(80, 4)
    pen.lineTo(80, 62)
    pen.lineTo(114, 62)
    pen.fill()
    pen.fillStyle = css(paper)
    pen.beginPath()
    pen.moveTo(2, 44)
    pen.lineTo(48, 62)
    pen.lineTo(112, 62)
    pen.lineTo(158, 44)
    pen.lineTo(118, 98)
    pen.lineTo(42, 98)
    pen.fill()
    pen.fillStyle = css(mix(paper, palette.skyMid, 0.35))
    pen.beginPath()
    pen.moveTo(158, 44)
    pen.lineTo(118, 98)
    pen.lineTo(80, 98)
    pen.lineTo(112, 62)
    pen.fill()
  },
})
