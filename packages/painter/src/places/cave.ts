import { paintCavern } from '../backdrops/cavern.ts'
import { paintCumulus } from '../backdrops/cumulus.ts'
import { paintHills } from '../backdrops/hills.ts'
import { paintMountains } from '../backdrops/mountains.ts'
import { paintSky } from '../backdrops/sky.ts'
import type { Stage } from '../stage/stage.ts'
import { rocks } from './rocks.ts'
import { skyIn, type Ground, type PlaceOptions } from './place.ts'

export function cave(stage: Stage, options: PlaceOptions): Ground {
  const { roadX = 0.52 } = options
  const { width, height, palette } = stage
  paintSky(stage, skyIn(stage, 0.62, options))
  paintCumulus(stage, { x: width * 0.65, y: height * 0.58, width: width * 0.5, height: height * 0.12, fog: 0.3 })
  paintMountains(stage, { base: 0.62, layers: 2, amplitude: 0.1, snow: 0.3, far: 0.15, near: 0.35 })
  paintHills(stage, { base: 0.64, layers: 2, amplitude: 0.02, far: 0.5, bottom: 0.3 })
  stage.glow({ x: width * roadX, y: height * 0.5, radius: width * 0.5, colour: palette.light, strength: 0.25 })
  paintCavern(stage, { x: roadX, y: 0.46, radiusX: 0.33, radiusY: 0.34, floor: 0.72 })
  rocks(stage, stage.rng.fork('boulders'))
  return { groundAt: () => 0.88 }
}
