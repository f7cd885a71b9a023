import { css, mix } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import type { Stage } from '../stage/stage.ts'

export function branches(stage: Stage): void {
  const rng = stage.rng.fork('fr')
  const { width, height, palette } = stage
  stage.draw(
    (pen) => {
      pen.lineCap = 'round'
      for (const side of [0, 1]) {
        if (rng.chance(0.25)) continue
        for (let branch = 0; branch < 3; branch++) {
          let x = side ? width + 10 : -10
          let y = rng.between(0, 0.16) * height
          let a = (side ? Math.PI : 0) + rng.between(-0.1, 0.5) * (side ? -1 : 1)
          let thickness = rng.between(9, 16) * stage.unit
          for (let piece = 0; piece < 16; piece++) {
            const nextX = x + Math.cos(a) * 22 * stage.unit
            const nextY = y + Math.sin(a) * 22 * stage.unit
            pen.strokeStyle = css(mix(palette.shadow, palette.groundNear, 0.35))
            pen.lineWidth = thickness
            pen.beginPath()
            pen.moveTo(x, y)
            pen.lineTo(nextX, nextY)
            pen.stroke()
            x = nextX
            y = nextY
            a += rng.between(-0.25, 0.25)
            thickness *= 0.9
            for (let leaf = 0; leaf < 3; leaf++) {
              const leafAngle = rng.between(0, 6.28)
              const leafSize = rng.between(9, 20) * stage.unit
              pen.fillStyle = css(
                mixLab(
                  rng.pick([palette.groundNear, palette.groundMid, palette.accents[2], palette.groundNear]),
                  palette.shadow,
                  rng.between(0.25, 0.7),
                ),
              )
              pen.save()
              pen.translate(x + Math.cos(leafAngle) * leafSize, y + Math.sin(leafAngle) * leafSize)
              pen.rotate(leafAngle)
              pen.beginPath()
              pen.ellipse(0, 0, leafSize, leafSize * 0.4, 0, 0, 7)
              pen.fill()
              pen.restore()
            }
          }
        }
      }
    },
    { detail: 0.35, anglePull: 0.03, name: 'frame', depth: 0.05 },
  )
}
