import { css, mix, white } from '../colour/colour.ts'
import { roundedRect } from '../pixels/canvas.ts'
import type { Sprite } from '../sprites/sprite.ts'

export const clockTower = (): Sprite => ({
  width: 120,
  height: 320,
  name: 'clock tower',
  draw: (pen, { palette }) => {
    const wall = mix(palette.groundFar, palette.groundMid, 0.3)
    pen.fillStyle = css(wall)
    pen.beginPath()
    pen.moveTo(20, 320)
    pen.lineTo(26, 96)
    pen.lineTo(94, 96)
    pen.lineTo(100, 320)
    pen.fill()
    pen.fillStyle = css(mix(wall, palette.shadow, 0.35))
    pen.fillRect(18, 86, 84, 14)
    pen.fillRect(22, 170, 76, 8)
    pen.fillStyle = css(mix(palette.accents[3], palette.shadow, 0.3))
    pen.beginPath()
    pen.moveTo(16, 88)
    pen.quadraticCurveTo(52, 60, 60, 4)
    pen.quadraticCurveTo(68, 60, 104, 88)
    pen.fill()
    pen.fillStyle = css(mix(palette.light, white, 0.2))
    pen.beginPath()
    pen.arc(60, 134, 27, 0, 7)
    pen.fill()
    pen.strokeStyle = css(palette.shadow)
    pen.lineWidth = 4
    pen.stroke()
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(60, 134)
    pen.lineTo(60, 114)
    pen.moveTo(60, 134)
    pen.lineTo(74, 142)
    pen.stroke()
    pen.fillStyle = css(mix(palette.light, palette.accents[1], 0.25))
    for (const [x, y] of [
      [42, 196],
      [66, 196],
      [42, 236],
      [66, 236],
    ] as const) {
      roundedRect(pen, x, y, 12, 22, 6)
      pen.fill()
    }
    pen.fillStyle = css(mix(palette.shadow, wall, 0.2))
    roundedRect(pen, 46, 276, 28, 44, 13)
    pen.fill()
  },
})
