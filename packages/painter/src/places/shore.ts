import { paintBeach } from '../backdrops/beach.ts'
import { paintCumulus } from '../backdrops/cumulus.ts'
import { paintSea } from '../backdrops/sea.ts'
import { paintSky } from '../backdrops/sky.ts'
import { css, mix } from '../colour/colour.ts'
import type { Stage } from '../stage/stage.ts'
import { skyIn, type Ground, type PlaceOptions } from './place.ts'

export function shore(stage: Stage, options: PlaceOptions): Ground {
  const { horizon = 0.5 } = options
  const { width, height } = stage
  paintSky(stage, skyIn(stage, horizon, options))
  paintCumulus(stage, { x: width * 0.25, y: height * horizon - 3, width: width * 0.6, height: height * 0.11, fog: 0.35 })
  paintCumulus(stage, { x: width * 0.9, y: height * horizon - 3, width: width * 0.45, height: height * 0.07, fog: 0.45 })
  paintSea(stage, { horizon, waves: 0.45 })
  paintBeach(stage, { tide: 0.69 })
  scatterPebbles(stage)
  return { groundAt: () => 0.87 }
}

function scatterPebbles(stage: Stage): void {
  const { width, height, palette } = stage
  const rng = stage.rng.fork('pebbles')
  stage.draw(
    (pen) => {
      for (let i = 0; i < 34; i++) {
        const nearness = rng.next()
        const x = rng.between(0, width)
        const y = height * (0.79 + nearness * 0.2)
        const size = (2 + nearness * 9) * stage.unit * rng.between(0.5, 1.4)
        pen.fillStyle = css(mix(rng.pick([palette.groundNear, palette.groundMid, palette.light, palette.accents[0]]), palette.fog, 0.25))
        pen.beginPath()
        pen.ellipse(x, y, size, size * 0.6, rng.between(-0.4, 0.4), 0, 7)
        pen.fill()
      }
    },
    { detail: 0.5, relight: { round: 0.8 }, anglePull: 0.05, name: 'pebbles', depth: 0.4 },
  )
}
