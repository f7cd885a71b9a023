import { css, mix } from '../colour/colour.ts'
import type { Stage } from '../stage/stage.ts'

export function petals(stage: Stage): void {
  const rng = stage.rng.fork('pt')
  stage.draw(
    (pen) => {
      for (let i = 0; i < 46; i++) {
        const size = rng.between(4, 11) * stage.unit
        pen.save()
        pen.translate(rng.between(0, stage.width), rng.between(0.05, 0.98) * stage.height)
        pen.rotate(rng.between(0, 6))
        pen.fillStyle = css(mix(rng.pick(stage.palette.accents.slice(0, 2)), stage.palette.light, rng.between(0, 0.4)), 0.95)
        pen.beginPath()
        pen.ellipse(0, 0, size, size * 0.5, 0, 0, 7)
        pen.fill()
        pen.restore()
      }
    },
    { detail: 0.9, anglePull: 0.02, keep: 0.5, name: 'petals', depth: 0.2 },
  )
}
