import { mix, white } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp, smoothstep } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'

/** Sand to the bottom of the picture, wet where the last wave was. */
export function paintBeach(stage: Stage, { tide }: { tide: number }): void {
  const { width, height, palette, noise } = stage
  const dry = mixLab(mixLab(palette.groundFar, palette.light, 0.5), palette.accents[1], 0.08)
  const near = mixLab(palette.groundFar, palette.groundMid, 0.55)
  const wet = mixLab(mixLab(palette.groundMid, palette.waterDeep, 0.35), palette.horizon, 0.25)
  const foam = mix(mix(palette.light, white, 0.4), palette.waterPale, 0.25)
  const lightX = stage.light.x * width
  const tideAt = (x: number) =>
    height * (tide + 0.035 * Math.sin((x / width) * 4.2 + 0.8) + 0.012 * Math.sin((x / width) * 13 + 2)) +
    noise.at((x * 0.02) / stage.unit, 6) * 7 * stage.unit
  stage.fill(
    (x, y, dab) => {
      const edge = tideAt(x)
      const below = y - edge
      if (below < 0) return 0
      const v = below / (height - edge)
      const wetness = 1 - smoothstep(0.05, 0.34, v + noise.at((x * 0.006) / stage.unit, 3) * 0.06)
      const grain = noise.fractal((x * 0.012) / stage.unit, (y * 0.05) / stage.unit, 4)
      const ripple = Math.sin((y / (height * 0.016)) * (1.2 - v * 0.5) + noise.at((x * 0.008) / stage.unit, y * 0.006) * 5)
      let colour = mixLab(dry, near, clamp(v * 0.7 - grain * 0.5 - ripple * 0.07))
      const gleam = Math.exp(-(((x - lightX) / (width * 0.22)) ** 2))
      colour = mixLab(colour, mix(wet, palette.light, 0.12 + gleam * 0.4), wetness * 0.85)
      colour = mix(colour, foam, Math.exp(-below / (7 * stage.unit)) * 0.95)
      lay(dab, colour, 0.05 + grain * 0.2, 0.7, 0.15)
      return clamp(below)
    },
    { fromY: height * (tide - 0.07), name: 'beach', depth: 0.5 },
  )
  stage.fill(
    (x, y, dab) => {
      const lace = noise.fractal((x * 0.02) / stage.unit, (y * 0.06) / stage.unit, 3)
      const line = (offset: number, breadth: number) =>
        Math.exp(-(((y - tideAt(x + offset * 2200 * stage.unit) + offset * height + lace * 5 * stage.unit) / (breadth * height)) ** 2))
      const broken = clamp(0.75 + noise.at((x * 0.012) / stage.unit, (y * 0.02) / stage.unit) * 1.3)
      const strength = Math.max(
        line(0.028, 0.008),
        line(0.075, 0.005) * broken,
        line(0.12, 0.0035) * broken * 0.8,
        line(-0.05, 0.004) * 0.3,
      )
      lay(dab, foam, 0, 0.8, 0.3)
      return strength * 0.7
    },
    { fromY: height * (tide - 0.2), name: 'foam', depth: 0.49 },
  )
}
