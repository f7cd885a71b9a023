import { paintBank, paintDeadTrunks, paintLilyPads } from '../backdrops/marsh.ts'
import { paintSea } from '../backdrops/sea.ts'
import { paintSky } from '../backdrops/sky.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'
import { pines } from './pines.ts'
import { skyIn, type Ground, type PlaceOptions } from './place.ts'

export function swamp(stage: Stage, options: PlaceOptions): Ground {
  const { horizon = 0.58 } = options
  const { height, palette, noise } = stage
  paintSky(stage, skyIn(stage, horizon, { haze: 1, ...options }))
  pines(stage, { y: [horizon, horizon + 0.01], count: 46, heights: [0.04, 0.1], fog: 0.75 })
  paintSea(stage, { horizon, waves: 0.12 })
  stage.fill(
    (x, y, dab) => {
      const band = Math.exp(-(((y / height - horizon - 0.015) / 0.05) ** 2))
      lay(dab, palette.fog, 0, 0.6, 0.1)
      return band * (0.6 + noise.fractal(x * 0.004, y * 0.012, 3) * 0.5)
    },
    { fromY: height * (horizon - 0.14), name: 'mist', depth: 0.68 },
  )
  paintDeadTrunks(stage, { waterline: horizon + 0.02 })
  paintLilyPads(stage, { from: horizon + 0.06, to: 0.84 })
  paintBank(stage, { y: 0.84 })
  return { groundAt: () => 0.9 }
}
