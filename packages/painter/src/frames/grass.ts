import { css, mix } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import type { Stage } from '../stage/stage.ts'

export function grass(stage: Stage): void {
  const rng = stage.rng.fork('fg')
  const { width, height, palette } = stage
  stage.draw(
    (pen) => {
      pen.lineCap = 'round'
      for (let i = 0; i < 90; i++) {
        const across = rng.next()
        const x = (across < 0.5 ? Math.pow(across * 2, 1.6) * 0.42 : 1 - Math.pow((1 - across) * 2, 1.6) * 0.42) * width
        const bladeHeight = rng.between(0.03, 0.15) * height * (1.2 - 1.5 * Math.min(x / width, 1 - x / width))
        const lean = rng.between(-0.35, 0.35)
        pen.strokeStyle = css(
          mixLab(rng.pick([palette.groundNear, palette.shadow, palette.groundMid]), palette.shadow, rng.between(0.2, 0.7)),
        )
        pen.lineWidth = rng.between(2.5, 6) * stage.unit
        pen.beginPath()
        pen.moveTo(x, height + 8)
        pen.quadraticCurveTo(x + lean * bladeHeight * 0.3, height - bladeHeight * 0.6, x + lean * bladeHeight, height - bladeHeight)
        pen.stroke()
        if (rng.chance(0.16)) {
          pen.fillStyle = css(mix(rng.pick(palette.accents), palette.shadow, 0.15))
          pen.beginPath()
          pen.arc(x + lean * bladeHeight, height - bladeHeight, rng.between(4, 8) * stage.unit, 0, 7)
          pen.fill()
        }
      }
    },
    { detail: 0.4, anglePull: 0.02, name: 'frame', depth: 0.05 },
  )
}
