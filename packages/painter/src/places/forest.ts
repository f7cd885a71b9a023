import { paintSky } from '../backdrops/sky.ts'
import { paintTrunks } from '../backdrops/trunks.ts'
import type { Stage } from '../stage/stage.ts'
import { forestFloor } from './forest-floor.ts'
import type { Ground } from './place.ts'

export function forest(stage: Stage): Ground {
  paintSky(stage, { horizon: 0.86, clouds: 0.2, haze: 1, stars: 0, disc: 0 })
  stage.glow({
    x: stage.light.x * stage.width,
    y: stage.light.y * stage.height,
    radius: stage.width * 0.55,
    colour: stage.palette.light,
    strength: 0.5,
    falloff: 1.6,
  })
  paintTrunks(stage, { gap: [0.5, 0.19], groundShare: 0.82 })
  forestFloor(stage, 0.8)
  for (let i = 0; i < 4; i++)
    stage.beam({
      x: stage.light.x * stage.width + (i - 1.5) * 60,
      y: -60,
      angle: Math.PI / 2 + (i - 1.5) * 0.16 + 0.1,
      spread: 0.05,
      length: stage.height,
      colour: stage.palette.light,
      strength: 0.16,
    })
  return { groundAt: () => 0.9 }
}
