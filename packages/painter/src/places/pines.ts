import { css, mix } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { lerp } from '../interpolate.ts'
import type { Stage } from '../stage/stage.ts'

interface PineOptions {
  /** Between which heights of the picture they stand. */
  y: readonly [number, number]
  count: number
  heights?: readonly [number, number]
  fog?: number
  /** Leave the middle free. */
  aside?: boolean
}

export function pines(stage: Stage, options: PineOptions): void {
  const { y, count, heights = [0.05, 0.12], fog = 0.3, aside = false } = options
  const rng = stage.rng.fork(`pines${y[0]}${count}`)
  const { palette } = stage
  const trees: [x: number, footY: number, height: number, nearness: number][] = []
  for (let i = 0; i < count; i++) {
    let x = rng.next()
    if (aside) x = x < 0.5 ? x * 0.5 : 1 - (1 - x) * 0.5
    const nearness = rng.next()
    trees.push([
      x * stage.width,
      lerp(y[0], y[1], nearness) * stage.height,
      lerp(heights[0], heights[1], rng.next()) * stage.height,
      nearness,
    ])
  }
  trees.sort((a, b) => a[1] - b[1])
  stage.draw(
    (pen) => {
      for (const [x, footY, treeHeight, nearness] of trees) {
        const green = mixLab(mix(palette.groundNear, palette.shadow, 0.3), palette.fog, fog * (1 - nearness * 0.5))
        for (let tier = 0; tier < 5; tier++) {
          const t = tier / 5
          const reach = treeHeight * 0.32 * (t * 0.8 + 0.25)
          pen.fillStyle = css(mix(green, palette.light, 0.1 * (1 - t)))
          pen.beginPath()
          pen.moveTo(x, footY - treeHeight + t * treeHeight * 0.72)
          pen.quadraticCurveTo(
            x + reach * 0.3,
            footY - treeHeight * (1 - t * 0.75) + treeHeight * 0.22,
            x + reach,
            footY - treeHeight * (1 - t * 0.78) + treeHeight * 0.34,
          )
          pen.lineTo(x - reach, footY - treeHeight * (1 - t * 0.78) + treeHeight * 0.34)
          pen.quadraticCurveTo(
            x - reach * 0.3,
            footY - treeHeight * (1 - t * 0.75) + treeHeight * 0.22,
            x,
            footY - treeHeight + t * treeHeight * 0.72,
          )
          pen.fill()
        }
        pen.fillStyle = css(palette.shadow)
        pen.fillRect(x - treeHeight * 0.02, footY - treeHeight * 0.08, treeHeight * 0.04, treeHeight * 0.1)
      }
    },
    { detail: 0.4, anglePull: 0.1, name: 'pines', depth: 0.5 },
  )
}
