import { paintCloudSea } from '../backdrops/cloud-sea.ts'
import { paintSky } from '../backdrops/sky.ts'
import type { Stage } from '../stage/stage.ts'
import { skyIn, type Ground, type PlaceOptions } from './place.ts'

export function cloudsea(stage: Stage, options: PlaceOptions): Ground {
  paintSky(stage, skyIn(stage, 0.62, { clouds: 0.25, ...options }))
  paintCloudSea(stage, { horizon: 0.6 })
  return { groundAt: () => 0.8 }
}
