import { css, mix, white } from '../colour/colour.ts'
import type { Point } from '../interpolate.ts'
import type { Pen } from '../pixels/canvas.ts'
import { colourOf } from '../scene/colour-of.ts'
import type { PeelNode } from '../scene/large-node.ts'
import { layIn } from './portal.ts'
import type { Staging } from './staging.ts'

/** Drawn as if the corner were the top left one, then turned over. */
export async function standPeel({ stage, compose }: Staging, node: PeelNode): Promise<void> {
  const { width, height, palette } = stage
  const inner = await compose({ ...node.inner, seed: `${stage.rng.state}peel` }, { width, height })
  const across = node.across * width
  const down = node.down * height
  const turned = (draw: (pen: Pen) => void) => (pen: Pen) => {
    const isRight = node.corner.endsWith('Right')
    const isBottom = node.corner.startsWith('bottom')
    pen.transform(isRight ? -1 : 1, 0, 0, isBottom ? -1 : 1, isRight ? width : 0, isBottom ? height : 0)
    draw(pen)
    pen.transform(isRight ? -1 : 1, 0, 0, isBottom ? -1 : 1, isRight ? width : 0, isBottom ? height : 0)
  }
  const hole = turned((pen) => {
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.lineTo(across, 0)
    pen.bezierCurveTo(across * 0.74, down * 0.22, across * 0.36, down * 0.6, 0, down)
    pen.closePath()
  })
  layIn(stage, inner, { outline: { width, height, path: hole }, scale: 1, left: 0, top: 0, width, height }, 'peel')
  const tip = tipOf(across, down)
  const paper = mix(colourOf(palette, node.paper ?? 'horizon'), white, 0.25)
  const flap = (pen: Pen) => {
    pen.beginPath()
    pen.moveTo(across, 0)
    pen.bezierCurveTo(across * 0.74, down * 0.22, across * 0.36, down * 0.6, 0, down)
    pen.quadraticCurveTo(tip[0] * 0.45, down * 0.86, tip[0], tip[1])
    pen.quadraticCurveTo(across * 0.86, tip[1] * 0.5, across, 0)
    pen.closePath()
  }
  stage.draw(
    turned((pen) => {
      pen.save()
      pen.shadowColor = css(palette.shadow, 0.75)
      pen.shadowBlur = 34 * stage.unit
      pen.shadowOffsetX = 10 * stage.unit
      pen.shadowOffsetY = 14 * stage.unit
      const curl = pen.createLinearGradient(across * 0.36, down * 0.32, tip[0], tip[1])
      curl.addColorStop(0, css(mix(paper, palette.shadow, 0.5)))
      curl.addColorStop(0.22, css(mix(paper, white, 0.35)))
      curl.addColorStop(0.55, css(paper))
      curl.addColorStop(1, css(mix(paper, palette.shadow, 0.35)))
      pen.fillStyle = curl
      flap(pen)
      pen.fill()
      pen.restore()
    }),
    { detail: 0.55, anglePull: 0.2, name: 'flap', depth: 0.2 },
  )
}

/** Where the corner comes to lie: mirrored over the fold, but not all the way, for the paper curls. */
function tipOf(across: number, down: number): Point {
  const share = (1.3 * across * down) / (across * across + down * down)
  return [share * down, share * across]
}
