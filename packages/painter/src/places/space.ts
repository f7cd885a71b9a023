import { paintSpace } from '../backdrops/space.ts'
import type { Stage } from '../stage/stage.ts'
import type { Ground } from './place.ts'

export function space(stage: Stage): Ground {
  paintSpace(stage)
  return { groundAt: () => 0.8 }
}
