import { paintCumulus } from '../backdrops/cumulus.ts'
import { paintGround } from '../backdrops/ground.ts'
import { paintFlowerBeds, paintHedge } from '../backdrops/hedges.ts'
import { paintHills } from '../backdrops/hills.ts'
import { paintRoad } from '../backdrops/road.ts'
import { paintSky } from '../backdrops/sky.ts'
import { mix } from '../colour/colour.ts'
import { materialsOf } from '../props/materials.ts'
import type { Stage } from '../stage/stage.ts'
import { skyIn, type Ground, type PlaceOptions } from './place.ts'

export function garden(stage: Stage, options: PlaceOptions): Ground {
  const { roadX = 0.5 } = options
  const { width, height, palette } = stage
  const { leaf, dark } = materialsOf(palette)
  paintSky(stage, skyIn(stage, 0.62, options))
  paintCumulus(stage, { x: width * 0.2, y: height * 0.56, width: width * 0.6, height: height * 0.12, fog: 0.3 })
  paintHills(stage, { base: 0.6, layers: 2, amplitude: 0.02, far: 0.3, bottom: 0.2 })
  paintGround(stage, { y: 0.66, far: mix(leaf, palette.light, 0.25), near: dark(leaf, 0.45) })
  paintRoad(stage, { horizon: 0.64, x: roadX })
  paintHedge(stage, { y: 0.68, gapX: roadX })
  paintFlowerBeds(stage, { from: 0.71, pathX: roadX })
  return { groundAt: () => 0.88 }
}
