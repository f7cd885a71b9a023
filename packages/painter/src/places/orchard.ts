import { paintCumulus } from '../backdrops/cumulus.ts'
import { paintGround } from '../backdrops/ground.ts'
import { paintHills } from '../backdrops/hills.ts'
import { paintSky } from '../backdrops/sky.ts'
import { paintTreeRows } from '../backdrops/tree-rows.ts'
import { mix } from '../colour/colour.ts'
import { materialsOf } from '../props/materials.ts'
import type { Stage } from '../stage/stage.ts'
import { skyIn, type Ground, type PlaceOptions } from './place.ts'

export function orchard(stage: Stage, options: PlaceOptions): Ground {
  const { roadX = 0.5 } = options
  const { width, height, palette } = stage
  const { leaf, dark } = materialsOf(palette)
  paintSky(stage, skyIn(stage, 0.6, options))
  paintCumulus(stage, { x: width * 0.3, y: height * 0.55, width: width * 0.7, height: height * 0.12, fog: 0.3 })
  paintHills(stage, { base: 0.58, layers: 2, amplitude: 0.02, far: 0.3, bottom: 0.2 })
  paintGround(stage, {
    y: 0.6,
    far: mix(mix(leaf, palette.groundFar, 0.4), palette.light, 0.3),
    near: dark(mix(leaf, palette.groundMid, 0.3), 0.3),
  })
  paintTreeRows(stage, { vanishX: roadX, vanishY: 0.585 })
  return { groundAt: () => 0.9 }
}
