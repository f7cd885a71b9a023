import { mix, white } from '../colour/colour.ts'
import { clamp, smoothstep } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'

export function paintSea(stage: Stage, { horizon, waves = 0.5 }: { horizon: number; waves?: number }): void {
  const { width, height, palette, noise, light } = stage
  const horizonY = height * horizon
  const lightX = light.x * width
  const deep = palette.waterDeep
  const pale = palette.waterPale
  const far = mix(palette.waterPale, palette.horizon, 0.55)
  stage.fill(
    (x, y, dab) => {
      if (y < horizonY) return 0
      const v = (y - horizonY) / (height - horizonY)
      const distance = 1 / (v + 0.05)
      const px = (x / width - 0.5) * distance * 1.4
      const py = distance * 2.1
      const swell = noise.fractal(px * 2.2, py * 3.2, 4)
      const chop = noise.at(px * 9 + swell * 2, py * 11)
      const drift = noise.at((x / width) * (1.4 + distance * 0.2) + 3, py * 1.1)
      const tone = clamp(0.2 + v * 0.75 + swell * 0.5 * waves + drift * 0.22)
      let colour = mix(far, mix(pale, deep, smoothstep(0.05, 0.85, tone)), smoothstep(0, 0.12, v))
      const pathWidth = (0.035 + v * 0.2) * width
      const glitter = Math.exp(-(((x - lightX + swell * pathWidth * 0.6) / pathWidth) ** 2))
      const spark = smoothstep(0.05, 0.45, chop + swell * 0.6) * glitter
      colour = mix(colour, palette.light, clamp(spark * 0.85 + glitter * 0.16))
      const foam = smoothstep(0.42, 0.62, swell + chop * 0.18) * waves * smoothstep(0.02, 0.2, v)
      colour = mix(colour, mix(white, palette.light, 0.5), foam * 0.42)
      lay(dab, colour, noise.at(px * 1.2, py) * 0.22, 0.8, 0.15)
      return 1
    },
    { name: 'sea', depth: 0.7, fromY: horizonY },
  )
}
