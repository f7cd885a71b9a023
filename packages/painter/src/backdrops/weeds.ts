import { css, mix } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { lerp } from '../interpolate.ts'
import type { Stage } from '../stage/stage.ts'

export function paintWeeds(stage: Stage, { count, tallest }: { count: number; tallest: number }): void {
  const { width, height, palette } = stage
  const rng = stage.rng.fork('weeds')
  stage.draw(
    (pen) => {
      pen.lineCap = 'round'
      for (let i = 0; i < count; i++) {
        let x = rng.next()
        x = x < 0.5 ? x * 0.5 : 1 - (1 - x) * 0.5
        x *= width
        const plantHeight = height * tallest * rng.between(0.35, 1)
        const green = mixLab(rng.pick([palette.groundNear, palette.waterDeep, palette.groundMid]), palette.shadow, rng.between(0.1, 0.55))
        for (let blade = 0; blade < 4; blade++) {
          pen.strokeStyle = css(mix(green, palette.light, rng.between(0, 0.12)))
          let lastX = x + rng.between(-22, 22) * stage.unit
          let lastY = height + 10
          const phase = rng.between(0, 6)
          const sway = rng.between(8, 20) * stage.unit
          const bladeHeight = plantHeight * rng.between(0.6, 1)
          for (let piece = 0; piece < 26; piece++) {
            const t = piece / 25
            pen.lineWidth = lerp(13, 2, t) * stage.unit
            const nextX = x + (blade - 1.5) * 9 * stage.unit + Math.sin(t * 6 + phase) * sway * t
            const nextY = height + 10 - bladeHeight * t
            pen.beginPath()
            pen.moveTo(lastX, lastY)
            pen.lineTo(nextX, nextY)
            pen.stroke()
            lastX = nextX
            lastY = nextY
          }
        }
      }
    },
    { detail: 0.35, angle: Math.PI / 2, anglePull: 0.3, name: 'weeds', depth: 0.2 },
  )
}
