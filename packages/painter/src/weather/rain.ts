import { css, mix, white } from '../colour/colour.ts'
import type { Stage } from '../stage/stage.ts'

export function rain(stage: Stage): void {
  const rng = stage.rng.fork('rain')
  stage.afterPainting.push((pen) => {
    pen.lineCap = 'round'
    for (let i = 0; i < 260; i++) {
      const x = rng.between(-60, stage.width)
      const y = rng.between(-40, stage.height)
      const length = rng.between(16, 46) * stage.unit
      pen.strokeStyle = css(mix(stage.palette.light, white, 0.3), rng.between(0.12, 0.38))
      pen.lineWidth = rng.between(0.8, 1.8) * stage.unit
      pen.beginPath()
      pen.moveTo(x, y)
      pen.lineTo(x + length * 0.22, y + length)
      pen.stroke()
    }
  })
}
