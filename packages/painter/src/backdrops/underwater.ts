import { mix } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { ramp } from '../colour/ramp.ts'
import { clamp, smoothstep } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'

export function paintUnderwater(stage: Stage, { floor }: { floor: number }): void {
  const { width, height, palette, noise, light } = stage
  const depths = ramp([
    [0, mix(palette.waterPale, palette.light, 0.5)],
    [0.25, palette.waterPale],
    [0.65, mixLab(palette.waterPale, palette.waterDeep, 0.7)],
    [1, mix(palette.waterDeep, palette.shadow, 0.5)],
  ])
  const lightX = light.x * width
  stage.fill(
    (x, y, dab) => {
      const t = y / height
      const dx = (x - lightX) / width
      let colour = depths.rgb(t + dx * dx * 0.25 + noise.fractal((x * 0.003) / stage.unit, (y * 0.003) / stage.unit, 4) * 0.12)
      const angle = Math.atan2(x - lightX, y + height * 0.15)
      const ray = smoothstep(0.1, 0.65, noise.at(angle * 9, 2.2) * 0.6 + noise.at(angle * 23, 7.7) * 0.4 + 0.15) * Math.exp(-t * 1.9)
      colour = mix(colour, palette.light, ray * 0.38)
      lay(dab, colour, Math.PI / 2 + angle * 0.8 + noise.at(x * 0.004, y * 0.004) * 0.5, 0.5, 0.12)
      return 1
    },
    { name: 'water', depth: 1 },
  )
  const groundY = height * floor
  stage.fill(
    (x, y, dab) => {
      const bedY = groundY - height * 0.03 * noise.at((x * 0.004) / stage.unit, 3) - 8 * noise.at((x * 0.02) / stage.unit, 9)
      if (y < bedY) return 0
      const v = (y - bedY) / (height - bedY)
      let colour = mixLab(
        mix(palette.groundFar, palette.waterPale, 0.4),
        mix(palette.groundNear, palette.waterDeep, 0.5),
        clamp(v * 1.1 + noise.fractal((x * 0.01) / stage.unit, (y * 0.03) / stage.unit, 3) * 0.5),
      )
      const caustic = Math.abs(noise.at((x * 0.018) / stage.unit + noise.at(x * 0.01, y * 0.02) * 1.5, (y * 0.05) / stage.unit))
      colour = mix(colour, palette.light, smoothstep(0.12, 0, caustic) * 0.22 * (1 - v))
      lay(dab, colour, 0.1, 0.5, 0.15)
      return clamp(y - bedY)
    },
    { name: 'seabed', depth: 0.5 },
  )
}
