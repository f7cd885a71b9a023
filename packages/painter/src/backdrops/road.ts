import { mix } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp, smoothstep } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'

export function paintRoad(stage: Stage, { horizon, x: endX }: { horizon: number; x: number }): void {
  const { width, height, palette, noise } = stage
  const horizonY = height * horizon
  const dust = mixLab(palette.groundFar, palette.light, 0.45)
  stage.fill(
    (x, y, dab) => {
      if (y < horizonY) return 0
      const v = (y - horizonY) / (height - horizonY)
      const spread = Math.pow(v, 1.25)
      const centreX = width * (endX + 0.12 * Math.sin((1 - v) * 5.5) * (1 - v) * 1.2 * Math.sqrt(v) * 1.6)
      const half = width * 0.55 * 0.5 * (spread * 0.96 + 0.012)
      const fromCentre = Math.abs(x - centreX) / half
      if (fromCentre > 1.04) return 0
      let colour = mixLab(
        mix(dust, palette.fog, 0.4 * (1 - v)),
        mix(dust, palette.groundNear, 0.5),
        clamp(v * 0.6 + noise.fractal((x * 0.01) / stage.unit, (y * 0.04) / stage.unit, 3) * 0.4),
      )
      colour = mix(colour, palette.shadow, smoothstep(0.8, 1, fromCentre) * 0.25)
      lay(dab, colour, Math.PI / 2 - (x - centreX) / width, 0.5, 0.2)
      return smoothstep(1.04, 0.98, fromCentre)
    },
    { name: 'road', depth: 0.45, fromY: horizonY },
  )
}
