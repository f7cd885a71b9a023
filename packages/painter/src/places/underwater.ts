import { paintUnderwater } from '../backdrops/underwater.ts'
import { paintWeeds } from '../backdrops/weeds.ts'
import { css, mix, white } from '../colour/colour.ts'
import type { Stage } from '../stage/stage.ts'
import type { Ground } from './place.ts'
import { rocks } from './rocks.ts'

export function underwater(stage: Stage): Ground {
  paintUnderwater(stage, { floor: 0.86 })
  const rng = stage.rng.fork('uw')
  rocks(stage, rng)
  paintWeeds(stage, { count: 9, tallest: 0.3 })
  stage.afterPainting.push((pen) => {
    for (let i = 0; i < 42; i++) {
      const x = rng.between(0, stage.width)
      const y = rng.between(0.1, 0.9) * stage.height
      const size = Math.pow(rng.next(), 2.5) * 9 + 1.6
      pen.strokeStyle = css(mix(stage.palette.light, white, 0.4), 0.55)
      pen.lineWidth = 1.2
      pen.beginPath()
      pen.arc(x, y, size, 0, 7)
      pen.stroke()
      pen.fillStyle = css(stage.palette.light, 0.14)
      pen.fill()
    }
  })
  return { groundAt: () => 0.9 }
}
