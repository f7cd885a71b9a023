import { paintCumulus } from '../backdrops/cumulus.ts'
import { paintMountains } from '../backdrops/mountains.ts'
import { paintSea } from '../backdrops/sea.ts'
import { paintSky } from '../backdrops/sky.ts'
import type { Stage } from '../stage/stage.ts'
import { skyIn, type Ground, type PlaceOptions } from './place.ts'

export function calm(stage: Stage, options: PlaceOptions): Ground {
  const horizon = options.horizon ?? 0.52
  paintSky(stage, skyIn(stage, horizon, options))
  paintCumulus(stage, {
    x: stage.width * 0.2,
    y: stage.height * horizon - 2,
    width: stage.width * 0.6,
    height: stage.height * 0.1,
    fog: 0.4,
  })
  paintCumulus(stage, {
    x: stage.width * 0.85,
    y: stage.height * horizon - 2,
    width: stage.width * 0.5,
    height: stage.height * 0.08,
    fog: 0.45,
  })
  if (options.mountains) paintMountains(stage, { base: horizon, layers: 2, amplitude: 0.1, snow: 0.25, far: 0.15, near: 0.4 })
  paintSea(stage, { horizon, waves: 0.25 })
  return { groundAt: () => 0.8 }
}
