import { paintRoom } from '../backdrops/room.ts'
import type { Stage } from '../stage/stage.ts'
import type { Ground, PlaceOptions } from './place.ts'

export function room(stage: Stage, options: PlaceOptions): Ground {
  paintRoom(stage, { floor: options.floor ?? 0.72 })
  return { groundAt: () => 0.86 }
}
