import { css, mix } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../stage/stage.ts'

export function rocks(stage: Stage, rng: Rng): void {
  const { width, height, palette } = stage
  stage.draw(
    (pen) => {
      for (let i = 0; i < 7; i++) {
        const x = (i < 4 ? rng.between(-0.05, 0.3) : rng.between(0.7, 1.05)) * width
        const y = rng.between(0.86, 1.0) * height
        const size = rng.between(40, 120) * stage.unit
        pen.fillStyle = css(mixLab(mix(palette.groundNear, palette.waterDeep, 0.5), palette.shadow, rng.between(0, 0.5)))
        pen.beginPath()
        pen.moveTo(x - size, y + size * 0.4)
        for (let corner = 0; corner <= 8; corner++) {
          const a = Math.PI + (corner / 8) * Math.PI
          pen.lineTo(x + Math.cos(a) * size * rng.between(0.8, 1.1), y + size * 0.3 + Math.sin(a) * size * rng.between(0.7, 1))
        }
        pen.fill()
      }
    },
    { detail: 0.3, relight: { round: 0.5 }, anglePull: 0.05, name: 'rocks', depth: 0.3 },
  )
}
