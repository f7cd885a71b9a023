import { paintColumns } from '../backdrops/columns.ts'
import { paintCumulus } from '../backdrops/cumulus.ts'
import { paintGround } from '../backdrops/ground.ts'
import { paintHills } from '../backdrops/hills.ts'
import { paintSky } from '../backdrops/sky.ts'
import { mix } from '../colour/colour.ts'
import { materialsOf } from '../props/materials.ts'
import type { Stage } from '../stage/stage.ts'
import { skyIn, type Ground, type PlaceOptions } from './place.ts'
import { tufts } from './tufts.ts'

export function ruins(stage: Stage, options: PlaceOptions): Ground {
  const { roadX = 0.5 } = options
  const { width, height, palette } = stage
  const { leaf, dark } = materialsOf(palette)
  paintSky(stage, skyIn(stage, 0.6, options))
  paintCumulus(stage, { x: width * 0.8, y: height * 0.56, width: width * 0.7, height: height * 0.13, fog: 0.3 })
  paintHills(stage, { base: 0.59, layers: 3, amplitude: 0.02, far: 0.35, bottom: 0.25 })
  paintGround(stage, { y: 0.62, far: mix(leaf, palette.fog, 0.4), near: dark(leaf, 0.5) })
  paintColumns(stage, { vanishX: roadX, vanishY: 0.58 })
  tufts(stage, { from: 0.72, roadX })
  return { groundAt: () => 0.88 }
}
