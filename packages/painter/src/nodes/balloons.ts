import { css, mix } from '../colour/colour.ts'
import type { Point } from '../interpolate.ts'
import { balloon } from '../props/balloon.ts'
import { Rng } from '../random/rng.ts'
import type { BalloonsNode } from '../scene/node.ts'
import { place } from '../sprites/place.ts'
import { anchorPoint, type Staging } from './staging.ts'

export function standBalloons(staging: Staging, { tiedTo, count, length, size }: BalloonsNode): void {
  const { stage } = staging
  const { palette } = stage
  const rng = new Rng(`${stage.rng.state}bl`)
  const knot = anchorPoint(staging, tiedTo)
  const ends: Point[] = []
  for (let i = 0; i < count; i++) {
    const angle = rng.between(-1, 1) * 0.55
    const distance = rng.between(0.55, 1) * length * stage.height
    ends.push([knot[0] + Math.sin(angle) * distance, knot[1] - Math.cos(angle) * distance])
  }
  stage.draw(
    (pen) => {
      pen.strokeStyle = css(mix(palette.shadow, palette.groundNear, 0.5), 0.95)
      pen.lineWidth = 1.7 * stage.unit
      for (const [x, y] of ends) {
        pen.beginPath()
        pen.moveTo(knot[0], knot[1])
        pen.quadraticCurveTo((knot[0] + x) / 2 + 6, (knot[1] + y) / 2, x, y)
        pen.stroke()
      }
    },
    { detail: 1, anglePull: 0.02, name: 'strings', keep: 0.9 },
  )
  ends.sort((a, b) => a[1] - b[1])
  for (const [x, y] of ends)
    place(stage, balloon(rng.pick(palette.accents)), {
      x,
      y: y + 4,
      height: size * stage.height * rng.between(0.85, 1.15),
      rotation: rng.between(-0.15, 0.15),
      detail: 0.8,
      lit: { round: 0.9, pull: 0 },
    })
}
