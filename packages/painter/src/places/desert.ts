import { paintDunes } from '../backdrops/dunes.ts'
import { paintSky } from '../backdrops/sky.ts'
import type { Stage } from '../stage/stage.ts'
import { skyIn, type Ground, type PlaceOptions } from './place.ts'

export function desert(stage: Stage, options: PlaceOptions): Ground {
  paintSky(stage, skyIn(stage, 0.56, options))
  const dunes = paintDunes(stage, { base: 0.55, amplitude: 0.09 })
  return { groundAt: (x) => Math.max(0.78, dunes.groundY(x * stage.width) / stage.height + 0.04) }
}
