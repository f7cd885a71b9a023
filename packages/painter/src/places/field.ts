import { paintCumulus } from '../backdrops/cumulus.ts'
import { paintHills } from '../backdrops/hills.ts'
import { paintRows } from '../backdrops/rows.ts'
import { paintSky } from '../backdrops/sky.ts'
import type { Stage } from '../stage/stage.ts'
import { skyIn, type Ground, type PlaceOptions } from './place.ts'

export function field(stage: Stage, options: PlaceOptions): Ground {
  const { roadX = 0.46, horizon = 0.6 } = options
  const { width, height } = stage
  paintSky(stage, skyIn(stage, horizon, options))
  paintCumulus(stage, { x: width * 0.75, y: height * (horizon - 0.03), width: width * 0.75, height: height * 0.16, fog: 0.25 })
  paintCumulus(stage, { x: width * 0.1, y: height * (horizon - 0.02), width: width * 0.5, height: height * 0.09, fog: 0.4 })
  paintHills(stage, { base: horizon - 0.005, layers: 2, amplitude: 0.012, far: 0.35, bottom: 0.2 })
  paintRows(stage, { horizon: horizon + 0.02, laneX: roadX })
  return { groundAt: () => 0.87 }
}
