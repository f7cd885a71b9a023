import { mix, type Rgb } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'

export function paintGround(stage: Stage, { y, near, far }: { y: number; near: Rgb; far: Rgb }): void {
  const { width, height, palette, noise } = stage
  const groundY = height * y

  const lightX = stage.light.x * width
  stage.fill(
    (x, pixelY, dab) => {
      if (pixelY < groundY) return 0
      const v = (pixelY - groundY) / (height - groundY)
      const z = 1 / (v + 0.12)
      const grain = noise.fractal((x / width - 0.5) * z * 2.4, z * 3, 4)
      let colour = mixLab(far, near, clamp(v * 0.95 + grain * 0.12 * 3))
      const lightPath = Math.exp(-(((x - lightX) / (width * 0.35)) ** 2))
      colour = mix(colour, palette.light, lightPath * 0.16 * (1 - v))
      lay(dab, colour, grain * 0.3, 0.6, 0.15)
      return 1
    },
    { name: 'ground', depth: 0.5, fromY: groundY },
  )
}
