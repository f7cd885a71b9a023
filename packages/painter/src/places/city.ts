import { paintCity } from '../backdrops/city.ts'
import { paintCumulus } from '../backdrops/cumulus.ts'
import { paintSky } from '../backdrops/sky.ts'
import type { Stage } from '../stage/stage.ts'
import { skyIn, type Ground, type PlaceOptions } from './place.ts'
import { roofTop } from './roof.ts'

export function city(stage: Stage, options: PlaceOptions): Ground {
  paintSky(stage, skyIn(stage, 0.8, options))
  paintCumulus(stage, { x: stage.width * 0.1, y: stage.height * 0.52, width: stage.width * 0.7, height: stage.height * 0.1, fog: 0.3 })
  paintCity(stage, { base: 0.72, lit: stage.palette.isNight ? 0.55 : 0.2 })
  roofTop(stage, 0.855)
  return { groundAt: () => 0.93 }
}
