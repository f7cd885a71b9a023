import { paintBigWaves } from '../backdrops/big-waves.ts'
import { paintCumulus } from '../backdrops/cumulus.ts'
import { paintSea } from '../backdrops/sea.ts'
import { paintSky } from '../backdrops/sky.ts'
import type { Stage } from '../stage/stage.ts'
import { skyIn, type Ground, type PlaceOptions } from './place.ts'

export function sea(stage: Stage, options: PlaceOptions): Ground {
  const { horizon = 0.5, amplitude = 24 } = options
  paintSky(stage, skyIn(stage, horizon, options))
  const rng = stage.rng.fork('pl')
  paintCumulus(stage, {
    x: stage.width * rng.between(0, 0.3),
    y: stage.height * horizon - 4,
    width: stage.width * 0.55,
    height: stage.height * 0.09,
    fog: 0.4,
  })
  paintCumulus(stage, {
    x: stage.width * rng.between(0.7, 1),
    y: stage.height * horizon - 4,
    width: stage.width * 0.6,
    height: stage.height * 0.12,
    fog: 0.3,
  })
  paintSea(stage, { horizon })
  paintBigWaves(stage, { from: horizon + 0.12, amplitude })
  return { groundAt: () => 0.8 }
}
