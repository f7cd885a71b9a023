import { paintCumulus } from '../backdrops/cumulus.ts'
import { paintGround } from '../backdrops/ground.ts'
import { paintHills } from '../backdrops/hills.ts'
import { paintMountains } from '../backdrops/mountains.ts'
import { paintRoad } from '../backdrops/road.ts'
import { paintSky } from '../backdrops/sky.ts'
import { mixLab } from '../colour/oklab.ts'
import type { Stage } from '../stage/stage.ts'
import { skyIn, type Ground, type PlaceOptions } from './place.ts'
import { tufts } from './tufts.ts'

export function road(stage: Stage, options: PlaceOptions): Ground {
  const { roadX = 0.55 } = options
  paintSky(stage, skyIn(stage, 0.58, options))
  paintCumulus(stage, { x: stage.width * 0.15, y: stage.height * 0.555, width: stage.width * 0.6, height: stage.height * 0.1, fog: 0.35 })
  paintCumulus(stage, { x: stage.width * 0.9, y: stage.height * 0.555, width: stage.width * 0.5, height: stage.height * 0.08, fog: 0.4 })
  paintMountains(stage, { base: 0.58, layers: 2, amplitude: 0.09, snow: 0.2, near: 0.35 })
  paintHills(stage, { base: 0.585, layers: 3, amplitude: 0.012, far: 0.45, flowers: 120, bottom: 0.25 })
  paintGround(stage, { y: 0.68, far: mixLab(stage.palette.groundFar, stage.palette.groundMid, 0.6), near: stage.palette.groundNear })
  paintRoad(stage, { horizon: 0.6, x: roadX })
  tufts(stage, { from: 0.69, roadX })
  return { groundAt: () => 0.88 }
}
