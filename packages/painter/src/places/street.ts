import { paintSky } from '../backdrops/sky.ts'
import { paintStreet } from '../backdrops/street.ts'
import type { Stage } from '../stage/stage.ts'
import { skyIn, type Ground, type PlaceOptions } from './place.ts'

export function street(stage: Stage, options: PlaceOptions): Ground {
  const { roadX = 0.5 } = options
  const { width, height, palette } = stage
  paintSky(stage, skyIn(stage, 0.6, options))
  stage.glow({ x: width * roadX, y: height * 0.54, radius: width * 0.4, colour: palette.light, strength: 0.45 })
  paintStreet(stage, { vanishX: roadX, vanishY: 0.56, lit: palette.isNight ? 0.6 : 0.35 })
  return { groundAt: () => 0.9 }
}
