import { paintCumulus } from '../backdrops/cumulus.ts'
import { paintHills } from '../backdrops/hills.ts'
import { paintMountains } from '../backdrops/mountains.ts'
import { paintSky } from '../backdrops/sky.ts'
import type { Stage } from '../stage/stage.ts'
import { skyIn, type Ground, type PlaceOptions } from './place.ts'

export function hills(stage: Stage, options: PlaceOptions): Ground {
  paintSky(stage, skyIn(stage, 0.66, options))
  const rng = stage.rng.fork('pl')
  paintCumulus(stage, {
    x: stage.width * rng.between(0.05, 0.35),
    y: stage.height * 0.6,
    width: stage.width * 0.6,
    height: stage.height * 0.11,
    fog: 0.35,
  })
  paintCumulus(stage, {
    x: stage.width * rng.between(0.65, 1),
    y: stage.height * 0.63,
    width: stage.width * 0.7,
    height: stage.height * 0.13,
    fog: 0.25,
  })
  if (options.mountains ?? rng.chance(0.5)) paintMountains(stage, { base: 0.64, layers: 2, amplitude: 0.12, snow: 0.3 })
  const nearest = paintHills(stage, { base: 0.68, layers: 4, amplitude: 0.04, flowers: options.flowers ?? 70 })
  return { groundAt: (x) => nearest.groundY(x * stage.width) / stage.height + 0.04 }
}
