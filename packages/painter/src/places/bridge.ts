import { paintCumulus } from '../backdrops/cumulus.ts'
import { paintLongBridge } from '../backdrops/long-bridge.ts'
import { paintMountains } from '../backdrops/mountains.ts'
import { paintSea } from '../backdrops/sea.ts'
import { paintSky } from '../backdrops/sky.ts'
import type { Stage } from '../stage/stage.ts'
import { skyIn, type Ground, type PlaceOptions } from './place.ts'

export function bridge(stage: Stage, options: PlaceOptions): Ground {
  const { roadX = 0.5, mountains = true } = options
  const { width, height, palette } = stage
  paintSky(stage, skyIn(stage, 0.55, options))
  paintCumulus(stage, { x: width * 0.85, y: height * 0.53, width: width * 0.6, height: height * 0.1, fog: 0.4 })
  if (mountains) paintMountains(stage, { base: 0.55, layers: 2, amplitude: 0.08, snow: 0.15, far: 0.12, near: 0.3 })
  paintSea(stage, { horizon: 0.55, waves: 0.3 })
  stage.glow({ x: width * roadX, y: height * 0.55, radius: width * 0.3, colour: palette.fog, strength: 0.5 })
  paintLongBridge(stage, { vanishX: roadX, vanishY: 0.555 })
  return { groundAt: () => 0.9 }
}
