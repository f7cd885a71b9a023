import { paintLibrary } from '../backdrops/library.ts'
import type { Stage } from '../stage/stage.ts'
import type { Ground } from './place.ts'

export function library(stage: Stage): Ground {
  paintLibrary(stage)
  return { groundAt: () => 0.92 }
}
