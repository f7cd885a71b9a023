import { paintCumulus } from '../backdrops/cumulus.ts'
import { paintSea } from '../backdrops/sea.ts'
import { paintSky } from '../backdrops/sky.ts'
import { mix } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'
import { skyIn, type Ground, type PlaceOptions } from './place.ts'

export function cliff(stage: Stage, options: PlaceOptions): Ground {
  paintSky(stage, skyIn(stage, 0.62, options))
  paintCumulus(stage, {
    x: stage.width * 0.5 + 200,
    y: stage.height * 0.61,
    width: stage.width * 0.7,
    height: stage.height * 0.12,
    fog: 0.35,
  })
  paintSea(stage, { horizon: 0.62, waves: 0.5 })
  const { width, height, palette, noise } = stage
  stage.fill(
    (x, y, dab) => {
      const top =
        height * 0.74 - (x < width * 0.56 ? height * 0.02 * Math.sin((x / width) * 5) : 0) + noise.at((x * 0.012) / stage.unit, 3) * 8
      const wall = width * 0.56 + noise.fractal((y * 0.008) / stage.unit, 2, 4) * 60 - (y - height * 0.74) * 0.28
      if (y < top || x > wall) return 0
      const depth = (y - top) / (height * 0.26)
      const rock =
        noise.fractal((x * 0.012) / stage.unit, (y * 0.005) / stage.unit, 4) +
        noise.at((x * 0.05) / stage.unit, (y * 0.015) / stage.unit) * 0.4
      let colour = mixLab(palette.groundFar, palette.groundNear, clamp(0.25 + depth * 0.8 - rock * 0.7))
      if (y - top < (16 + noise.at((x * 0.04) / stage.unit, 8) * 10) * stage.unit)
        colour = mixLab(mix(palette.groundFar, palette.light, 0.25), palette.accents[2], 0.25)
      colour = mix(colour, palette.light, Math.exp(-(y - top) / (5 * stage.unit)) * 0.4)
      lay(dab, colour, y - top < 20 ? 1.4 : 1.3 + rock, 0.4, 0.2)
      return clamp(y - top) * clamp(wall - x)
    },
    { fromY: height * 0.68, name: 'cliff', depth: 0.4 },
  )
  return { groundAt: () => 0.755 }
}
