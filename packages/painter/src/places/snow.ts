import { paintHills } from '../backdrops/hills.ts'
import { paintMountains } from '../backdrops/mountains.ts'
import { paintSky } from '../backdrops/sky.ts'
import { mix, white } from '../colour/colour.ts'
import type { Stage } from '../stage/stage.ts'
import { pines } from './pines.ts'
import { skyIn, type Ground, type PlaceOptions } from './place.ts'

export function snow(stage: Stage, options: PlaceOptions): Ground {
  paintSky(stage, skyIn(stage, 0.64, options))
  const powder = mix(white, stage.palette.light, 0.25)
  const colours = stage.palette.isNight
    ? ([mix(stage.palette.fog, powder, 0.45), mix(stage.palette.skyMid, powder, 0.3), mix(stage.palette.waterDeep, powder, 0.12)] as const)
    : ([powder, mix(stage.palette.groundMid, powder, 0.55), mix(stage.palette.groundNear, powder, 0.25)] as const)
  paintMountains(stage, { base: 0.64, layers: 2, amplitude: 0.14, snow: 1 })
  pines(stage, { y: [0.64, 0.68], count: 40, heights: [0.03, 0.06], fog: 0.5 })
  const drifts = paintHills(stage, { base: 0.68, layers: 3, amplitude: 0.035, colours, grass: 0.3 })
  pines(stage, { y: [0.72, 0.8], count: 12, heights: [0.1, 0.2], fog: 0.15, aside: true })
  return { groundAt: (x) => drifts.groundY(x * stage.width) / stage.height + 0.04 }
}
