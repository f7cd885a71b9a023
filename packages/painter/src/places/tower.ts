import { paintWindingStair } from '../backdrops/winding-stair.ts'
import type { Stage } from '../stage/stage.ts'
import type { Ground, PlaceOptions } from './place.ts'

export function tower(stage: Stage, { floor = 0.78 }: PlaceOptions): Ground {
  paintWindingStair(stage, { floor })
  return { groundAt: () => 0.89 }
}
