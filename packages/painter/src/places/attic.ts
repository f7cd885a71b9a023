import { paintAttic } from '../backdrops/attic.ts'
import type { Stage } from '../stage/stage.ts'
import type { Ground } from './place.ts'

export function attic(stage: Stage): Ground {
  paintAttic(stage)
  return { groundAt: () => 0.87 }
}
