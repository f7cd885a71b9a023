import { paintCumulus } from '../backdrops/cumulus.ts'
import { paintSky } from '../backdrops/sky.ts'
import { mix, brighten } from '../colour/colour.ts'
import { clamp } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'
import { skyIn, type Ground, type PlaceOptions } from './place.ts'

export function chess(stage: Stage, options: PlaceOptions): Ground {
  paintSky(stage, skyIn(stage, 0.56, options))
  paintCumulus(stage, { x: stage.width * 0.2, y: stage.height * 0.54, width: stage.width * 0.7, height: stage.height * 0.12, fog: 0.3 })
  paintCumulus(stage, { x: stage.width * 0.9, y: stage.height * 0.545, width: stage.width * 0.5, height: stage.height * 0.1, fog: 0.35 })
  const { width, height, palette, noise } = stage
  const horizonY = height * 0.56
  stage.fill(
    (x, y, dab) => {
      if (y < horizonY) return 0
      const v = (y - horizonY) / (height - horizonY) + 0.012
      const distance = 0.42 / v
      const boardX = (x / width - 0.5) * distance * 2.6 + distance * 0.28 + 0.5
      const boardZ = distance * 2.3
      const isLight = (Math.floor(boardX) + Math.floor(boardZ)) & 1
      const pale = mix(palette.light, palette.groundFar, 0.4)
      const dark = mix(palette.groundNear, palette.shadow, 0.25)
      let colour = isLight ? pale : dark
      const grain = noise.fractal((x * 0.01) / stage.unit, (y * 0.02) / stage.unit, 3) * 0.1
      colour = brighten(colour, grain)
      const lightX = stage.light.x * width
      colour = mix(colour, palette.light, 0.25 * Math.exp(-(((x - lightX) / (width * 0.25)) ** 2)) * (1 - clamp(v)))
      colour = mix(colour, palette.fog, clamp(Math.exp(-v * 7)) * 0.95)
      lay(dab, colour, 0, 0.3, 0.3)
      return 1
    },
    { fromY: horizonY, name: 'chess', depth: 0.5 },
  )
  return { groundAt: () => 0.86 }
}
