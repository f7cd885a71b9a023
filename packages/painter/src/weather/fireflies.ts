import { css, mix } from '../colour/colour.ts'
import type { Stage } from '../stage/stage.ts'

export function fireflies(stage: Stage): void {
  const rng = stage.rng.fork('ff')
  const flies: [x: number, y: number, size: number][] = []
  for (let i = 0; i < 34; i++)
    flies.push([rng.between(0.04, 0.96) * stage.width, rng.between(0.35, 0.97) * stage.height, rng.between(1.4, 3.2)])
  for (const fly of flies)
    stage.glow({ x: fly[0], y: fly[1], radius: fly[2] * 9 * stage.unit, colour: stage.palette.light, strength: 0.55, falloff: 2 })
  stage.afterPainting.push((pen) => {
    for (const fly of flies) {
      pen.fillStyle = css(mix(stage.palette.light, [1, 1, 0.8], 0.5), 0.95)
      pen.beginPath()
      pen.arc(fly[0], fly[1], fly[2] * stage.unit, 0, 7)
      pen.fill()
    }
  })
}
