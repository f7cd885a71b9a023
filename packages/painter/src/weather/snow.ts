import { css, white } from '../colour/colour.ts'
import type { Stage } from '../stage/stage.ts'

export function snow(stage: Stage): void {
  const rng = stage.rng.fork('snowf')
  stage.afterPainting.push((pen) => {
    for (let i = 0; i < 220; i++) {
      const size = Math.pow(rng.next(), 3) * 6 + 1.2
      pen.fillStyle = css(white, rng.between(0.45, 0.9))
      pen.beginPath()
      pen.ellipse(
        rng.between(0, stage.width),
        rng.between(0, stage.height),
        size * stage.unit,
        size * 0.85 * stage.unit,
        rng.between(0, 3),
        0,
        7,
      )
      pen.fill()
    }
  })
}
