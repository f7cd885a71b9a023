import { css, mix } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp, lerp } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'

export function forestFloor(stage: Stage, share: number): void {
  const { width, height, palette, noise } = stage
  const groundY = height * share
  const lightX = stage.light.x * width
  stage.fill(
    (x, pixelY, dab) => {
      const top = groundY + noise.at((x * 0.006) / stage.unit, 4) * 14 + noise.at((x * 0.03) / stage.unit, 8) * 5
      if (pixelY < top) return 0
      const v = (pixelY - top) / (height - top)
      const grain = noise.fractal((x * 0.008) / stage.unit / (v + 0.4), (pixelY * 0.02) / stage.unit / (v + 0.4), 4)
      const path = Math.exp(-(((x - lerp(lightX, width * 0.5, v) - Math.sin(v * 4) * 60) / (width * (0.06 + v * 0.16))) ** 2))
      let colour = mixLab(
        mix(palette.groundFar, palette.fog, 0.4),
        mix(palette.groundNear, palette.shadow, 0.2),
        clamp(v * 1.05 - grain * 0.6 + 0.1),
      )
      colour = mixLab(colour, mix(palette.groundFar, palette.light, 0.35), path * 0.65 * (1 - v * 0.3))
      lay(dab, colour, path > 0.4 ? 0 : -1.2 + grain, 0.5, 0.2)
      return clamp(pixelY - top)
    },
    { fromY: groundY - 30, name: 'forest floor', depth: 0.45 },
  )
  const rng = stage.rng.fork('ffl')
  stage.draw(
    (pen) => {
      for (let i = 0; i < 160; i++) {
        const x = rng.between(0, width)
        const pixelY = lerp(groundY + 10, height, Math.pow(rng.next(), 0.7))
        const v = (pixelY - groundY) / (height - groundY)
        const size = lerp(4, 26, v) * stage.unit * rng.between(0.6, 1.3)
        pen.strokeStyle = css(
          mixLab(
            rng.pick([palette.groundMid, palette.groundNear, palette.groundFar, palette.accents[2]]),
            palette.shadow,
            rng.between(0, 0.5) * v,
          ),
          0.85,
        )
        pen.lineWidth = lerp(1.5, 4, v) * stage.unit
        pen.beginPath()
        pen.moveTo(x, pixelY)
        pen.quadraticCurveTo(x + rng.between(-0.3, 0.3) * size, pixelY - size * 0.6, x + rng.between(-0.8, 0.8) * size, pixelY - size)
        pen.stroke()
      }
    },
    { detail: 0.3, anglePull: 0.02, name: 'grass', depth: 0.4 },
  )
}
