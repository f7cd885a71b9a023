import { paintCumulus } from '../backdrops/cumulus.ts'
import { paintHills } from '../backdrops/hills.ts'
import { paintPlatform } from '../backdrops/platform.ts'
import { paintSky } from '../backdrops/sky.ts'
import type { Stage } from '../stage/stage.ts'
import { skyIn, type Ground, type PlaceOptions } from './place.ts'

export function station(stage: Stage, options: PlaceOptions): Ground {
  const { width, height, palette } = stage
  paintSky(stage, skyIn(stage, 0.58, options))
  paintCumulus(stage, { x: width * 0.85, y: height * 0.55, width: width * 0.6, height: height * 0.1, fog: 0.35 })
  paintHills(stage, { base: 0.57, layers: 3, amplitude: 0.015, far: 0.4, bottom: 0.3 })
  stage.glow({ x: width * 0.5, y: height * 0.55, radius: width * 0.3, colour: palette.light, strength: 0.35 })
  paintPlatform(stage, { vanishX: 0.5, vanishY: 0.55 })
  return { groundAt: () => 0.88 }
}
