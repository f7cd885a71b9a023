import { css, mix, white } from '../colour/colour.ts'
import { lerp, type Point } from '../interpolate.ts'
import type { Pen } from '../pixels/canvas.ts'
import { colourOf } from '../scene/colour-of.ts'
import type { Anchor, ThreadNode } from '../scene/node.ts'
import { anchorPoint, type Staging } from './staging.ts'

const pieces = 12

/** A thread is too thin for the brush and goes on afterwards; a rope is painted. */
export function standThread(staging: Staging, node: ThreadNode): void {
  const { stage } = staging
  const { waves = 2, amplitude = 0.03, sag = 0 } = node
  const from = endOf(staging, node.from)
  const to = endOf(staging, node.to)
  const acrossX = -(to[1] - from[1])
  const acrossY = to[0] - from[0]
  const length = Math.hypot(acrossX, acrossY) || 1
  const points: Point[] = [from]
  for (let i = 1; i < pieces; i++) {
    const t = i / pieces
    const swing = Math.sin(t * Math.PI * waves) * (amplitude * stage.width) * Math.sin(t * Math.PI)
    points.push([
      lerp(from[0], to[0], t) + (acrossX / length) * swing,
      lerp(from[1], to[1], t) + (acrossY / length) * swing + sag * stage.height * Math.sin(t * Math.PI),
    ])
  }
  points.push(to)
  const colour = node.colour === undefined ? mix(stage.palette.light, white, 0.3) : colourOf(stage.palette, node.colour)
  const thickness = node.thickness ?? (node.kind === 'rope' ? 4 : 1.8)
  const draw = (pen: Pen) => {
    pen.strokeStyle = css(colour)
    pen.lineWidth = thickness * stage.unit
    pen.lineCap = 'round'
    strokeThrough(pen, points)
  }
  if (node.kind === 'thread') stage.afterPainting.push(draw)
  else stage.draw(draw, { detail: 0.8, name: 'thread', depth: 0.3 })
}

function endOf(staging: Staging, end: Anchor | Point): Point {
  if (typeof end[0] === 'string') return anchorPoint(staging, end as Anchor)
  const [x, y] = end as Point
  return [x * staging.stage.width, y * staging.stage.height]
}

function strokeThrough(pen: Pen, points: readonly Point[]): void {
  const [first, ...rest] = points
  const last = rest.at(-1)
  if (!first || !last) return
  pen.beginPath()
  pen.moveTo(first[0], first[1])
  let previous: Point | undefined
  for (const point of rest) {
    if (previous) pen.quadraticCurveTo(previous[0], previous[1], (previous[0] + point[0]) / 2, (previous[1] + point[1]) / 2)
    previous = point
  }
  pen.lineTo(last[0], last[1])
  pen.stroke()
}
