import { css, mix } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import type { Stage } from '../stage/stage.ts'

const corners = [
  { isRight: false, isBottom: true },
  { isRight: true, isBottom: true },
  { isRight: false, isBottom: false },
  { isRight: true, isBottom: false },
]

export function leaves(stage: Stage): void {
  const rng = stage.rng.fork('lv')
  const { width, height, palette } = stage
  stage.draw(
    (pen) => {
      for (const { isRight, isBottom } of corners) {
        const count = isBottom ? 6 : rng.chance(0.5) ? 4 : 0
        for (let i = 0; i < count; i++) {
          const stemX = (isRight ? width : 0) + (isRight ? -1 : 1) * rng.between(-20, 90) * stage.unit
          const stemY = (isBottom ? height : 0) + (isBottom ? -1 : 1) * rng.between(-40, 120) * stage.unit
          const angle = (isRight ? Math.PI : 0) + (isRight ? 1 : -1) * (isBottom ? 1 : -1) * rng.between(0.15, 1.3)
          const length = rng.between(150, 270) * stage.unit
          const halfWidth = length * rng.between(0.16, 0.26)
          const green = mixLab(
            rng.pick([palette.groundNear, palette.groundMid, palette.groundNear]),
            palette.shadow,
            rng.between(0.2, 0.65),
          )
          pen.save()
          pen.translate(stemX, stemY)
          pen.rotate(angle)
          pen.fillStyle = css(green)
          pen.beginPath()
          pen.moveTo(0, 0)
          pen.bezierCurveTo(length * 0.3, -halfWidth, length * 0.7, -halfWidth, length, 0)
          pen.bezierCurveTo(length * 0.7, halfWidth, length * 0.3, halfWidth, 0, 0)
          pen.fill()
          pen.fillStyle = css(mix(green, palette.groundFar, 0.28))
          pen.beginPath()
          pen.moveTo(0, 0)
          pen.bezierCurveTo(length * 0.3, -halfWidth, length * 0.7, -halfWidth, length, 0)
          pen.quadraticCurveTo(length * 0.5, -halfWidth * 0.1, 0, 0)
          pen.fill()
          pen.strokeStyle = css(mix(green, palette.light, 0.35))
          pen.lineWidth = 2.4 * stage.unit
          pen.beginPath()
          pen.moveTo(0, 0)
          pen.lineTo(length * 0.96, 0)
          pen.stroke()
          pen.restore()
        }
      }
    },
    { detail: 0.3, anglePull: 0.03, name: 'frame', depth: 0.05 },
  )
}
