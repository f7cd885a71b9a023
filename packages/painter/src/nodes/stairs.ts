import { css, mix } from '../colour/colour.ts'
import { lerp, pointOnPath } from '../interpolate.ts'
import { colourOf } from '../scene/colour-of.ts'
import type { StairsNode } from '../scene/node.ts'
import type { Staging } from './staging.ts'

export function standStairs({ stage }: Staging, { path, count, nearWidth, farWidth, colour = 'groundFar' }: StairsNode): void {
  const { palette } = stage
  const stone = colourOf(palette, colour)
  const riser = css(mix(stone, palette.shadow, 0.55))
  const tread = css(mix(stone, palette.light, 0.42))
  for (let i = count - 1; i >= 0; i--) {
    const t = i / (count - 1)
    const at = pointOnPath(path, t)
    const x = at[0] * stage.width
    const y = at[1] * stage.height
    const width = lerp(nearWidth, farWidth, t) * stage.width
    const height = width * 0.16
    const depth = width * 0.3
    stage.draw(
      (pen) => {
        pen.fillStyle = riser
        pen.beginPath()
        pen.moveTo(x - width / 2, y)
        pen.lineTo(x + width / 2, y)
        pen.lineTo(x + width / 2 - depth * 0.1, y + height)
        pen.lineTo(x - width / 2 + depth * 0.1, y + height)
        pen.fill()
        pen.fillStyle = tread
        pen.beginPath()
        pen.moveTo(x - width / 2, y)
        pen.lineTo(x + width / 2, y)
        pen.lineTo(x + width / 2 - depth * 0.35, y - depth * 0.5)
        pen.lineTo(x - width / 2 + depth * 0.35, y - depth * 0.5)
        pen.fill()
      },
      { detail: 0.7, angle: 0, anglePull: 0.2, name: 'step' },
    )
  }
}
