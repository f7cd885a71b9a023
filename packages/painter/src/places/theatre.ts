import { paintHills } from '../backdrops/hills.ts'
import { paintSky } from '../backdrops/sky.ts'
import { paintTheatre } from '../backdrops/theatre.ts'
import type { Stage } from '../stage/stage.ts'
import { skyIn, type Ground, type PlaceOptions } from './place.ts'

export function theatre(stage: Stage, options: PlaceOptions): Ground {
  paintSky(stage, skyIn(stage, 0.78, { disc: 0, ...options }))
  if (options.hills) paintHills(stage, { base: 0.66, layers: 3, amplitude: 0.04 })
  const { drawCurtains } = paintTheatre(stage, { floor: 0.78, open: 0.68 })
  return { groundAt: () => 0.86, drawInFront: drawCurtains }
}
