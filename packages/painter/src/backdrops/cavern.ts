import { mix } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp, smoothstep } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'

interface Mouth {
  x: number
  y: number
  radiusX: number
  radiusY: number
  floor: number
}

/** Dark rock around a mouth of light, and a floor the light falls on. */
export function paintCavern(stage: Stage, mouth: Mouth): void {
  const { width, height, palette, noise } = stage
  const rockDark = mixLab(palette.groundNear, palette.shadow, 0.6)
  const rockLit = mixLab(palette.groundMid, palette.groundFar, 0.3)
  const icicleAt = (x: number) => {
    const along = (x / width) * 9 + noise.at((x / width) * 5, 3) * 0.8
    const tooth = 1 - Math.abs((along - Math.floor(along)) * 2 - 1)
    return Math.pow(tooth, 1.6) * (0.05 + 0.09 * Math.abs(noise.at(Math.floor(along) * 3.3, 8)))
  }
  stage.fill(
    (x, y, dab) => {
      const u = (x / width - mouth.x) / mouth.radiusX
      const icicle = (icicleAt(x) / mouth.radiusY) * smoothstep(mouth.y, mouth.y - 0.14, y / height)
      const v = (y / height - mouth.y) / mouth.radiusY
      const angle = Math.atan2(v, u)
      const rough = 1 + noise.fractal(Math.cos(angle) * 1.8 + 4, Math.sin(angle) * 1.8, 4) * 0.34
      const distance = Math.hypot(u, v) / rough + icicle
      const isOpen = distance < 1 && y < height * mouth.floor
      if (isOpen) return 0
      const strata = noise.fractal((x * 0.006) / stage.unit, (y * 0.016) / stage.unit, 4)
      const depth = clamp((distance - 1) / 1.3)
      let colour = mixLab(rockLit, rockDark, clamp(0.22 + depth * 1.15 - strata * 0.75))
      colour = mix(colour, palette.light, Math.exp(-(distance - 1) * 13) * 0.4)
      lay(dab, colour, angle + Math.PI / 2, 0.4, 0.2)
      return smoothstep(1, 1.015, y < height * mouth.floor ? distance : 2)
    },
    { name: 'cavern', depth: 0.7 },
  )
  const floorY = height * mouth.floor
  stage.fill(
    (x, y, dab) => {
      const top = floorY + noise.at((x * 0.008) / stage.unit, 2) * 12 * stage.unit
      if (y < top) return 0
      const v = (y - top) / (height - top)
      const u = (x / width - mouth.x) / (mouth.radiusX * (0.75 + v * 0.7))
      const pool = Math.exp(-u * u * 1.6) * (1 - v * 0.62)
      const stones = noise.fractal((x * 0.011) / stage.unit, (y * 0.035) / stage.unit, 4)
      let colour = mixLab(rockLit, rockDark, clamp(0.75 - pool * 0.75 - stones * 0.6))
      colour = mix(colour, palette.light, pool * 0.42)
      lay(dab, colour, stones * 0.3, 0.6, 0.2)
      return clamp(y - top)
    },
    { fromY: floorY - 20, name: 'cave floor', depth: 0.5 },
  )
  stage.glow({
    x: width * mouth.x,
    y: height * (mouth.y + mouth.radiusY * 0.4),
    radius: width * 0.6,
    colour: palette.light,
    strength: 0.22,
  })
}
