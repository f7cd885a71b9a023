import { paintCumulus } from '../backdrops/cumulus.ts'
import { paintHills } from '../backdrops/hills.ts'
import { paintMountains } from '../backdrops/mountains.ts'
import { paintSky } from '../backdrops/sky.ts'
import type { Stage } from '../stage/stage.ts'
import { pines } from './pines.ts'
import { skyIn, type Ground, type PlaceOptions } from './place.ts'

export function mountains(stage: Stage, options: PlaceOptions): Ground {
  paintSky(stage, skyIn(stage, 0.7, options))
  paintMountains(stage, { base: 0.72, layers: 3, amplitude: 0.3, snow: 0.65, peak: 0.6 })
  for (const [i, x] of [0.15, 0.85, 0.5].entries())
    paintCumulus(stage, {
      x: stage.width * x,
      y: stage.height * (0.74 + i * 0.02),
      width: stage.width * 0.7,
      height: stage.height * 0.08,
      fog: 0.5,
      opacity: 0.85,
    })
  const nearest = paintHills(stage, { base: 0.8, layers: 3, amplitude: 0.04 })
  pines(stage, { y: [0.8, 0.86], count: 26 })
  return { groundAt: (x) => nearest.groundY(x * stage.width) / stage.height + 0.03 }
}
