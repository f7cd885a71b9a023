import { css } from '../colour/colour.ts'
import { lerp } from '../interpolate.ts'
import { colourOf } from '../scene/colour-of.ts'
import type { BirdsNode } from '../scene/node.ts'
import type { Staging } from './staging.ts'

const wingspan = 14

export function standBirds({ stage }: Staging, { count, area, colour = 'shadow' }: BirdsNode): void {
  const rng = stage.rng.fork(`birds${count}`)
  stage.draw(
    (pen) => {
      pen.fillStyle = css(colourOf(stage.palette, colour))
      for (let i = 0; i < count; i++) {
        const x = lerp(area[0], area[2], rng.next()) * stage.width
        const y = lerp(area[1], area[3], rng.next()) * stage.height
        const size = wingspan * rng.between(0.5, 1.2) * stage.unit
        const tilt = rng.between(-0.3, 0.3)
        const lift = rng.between(0.2, 0.8)
        pen.save()
        pen.translate(x, y)
        pen.rotate(tilt)
        pen.beginPath()
        pen.moveTo(-size, -size * lift)
        pen.quadraticCurveTo(-size * 0.4, -size * 0.15 * lift, 0, 0)
        pen.quadraticCurveTo(size * 0.4, -size * 0.15 * lift, size, -size * lift)
        pen.quadraticCurveTo(size * 0.35, size * 0.02, 0, size * 0.22)
        pen.quadraticCurveTo(-size * 0.35, size * 0.02, -size, -size * lift)
        pen.fill()
        pen.restore()
      }
    },
    { detail: 0.9, anglePull: 0.02, name: 'birds', depth: 0.6, keep: 0.5 },
  )
}
