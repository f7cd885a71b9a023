import { css, mix, type Rgb, white } from '../colour/colour.ts'
import { lerp, type Point, pointOnPath } from '../interpolate.ts'
import { Rng } from '../random/rng.ts'
import { colourOf } from '../scene/colour-of.ts'
import type { Planking, WalkwayNode } from '../scene/large-node.ts'
import { place } from '../sprites/place.ts'
import type { Stage } from '../stage/stage.ts'
import { motifSprite } from './motif.ts'
import type { Staging } from './staging.ts'

interface Piece {
  at: Point
  next: Point
  width: number
  nextWidth: number
  number: number
}

export async function standWalkway({ stage }: Staging, node: WalkwayNode): Promise<void> {
  const rng = new Rng(`${stage.rng.state}way${node.id ?? ''}`)
  const pieces = piecesOf(stage, node)
  if (!node.motifs) {
    for (const piece of pieces.toReversed()) lay(stage, piece, node, rng)
    return
  }
  const sprites = []
  for (const motif of node.motifs) sprites.push(await motifSprite(motif, stage.palette, 500))
  for (const { at, width, number } of pieces.toReversed()) {
    const sprite = sprites[number % sprites.length]
    if (!sprite) continue
    place(stage, sprite, {
      x: at[0] + rng.bell() * width * (node.loose ?? 0.08),
      y: at[1],
      height: (width * sprite.height) / sprite.width,
      rotation: rng.between(-1, 1) * (node.loose ?? 0.08),
      flip: node.flip ?? false,
      anchorY: 0.5,
      detail: 0.7,
      shadow: 0.35,
      guard: 0.12,
      lit: { round: 0.6, pull: 0.35 },
    })
  }
}

/** Nearer pieces are longer as well as wider. */
function piecesOf({ width, height }: Stage, { path, count, nearWidth, farWidth }: WalkwayNode): Piece[] {
  const shares = [0]
  for (let i = 0; i < count; i++) shares.push((shares.at(-1) ?? 0) + lerp(nearWidth, farWidth, i / count))
  const whole = shares.at(-1) ?? 1
  const spots = shares.map((share) => {
    const t = share / whole
    const [x, y] = pointOnPath(path, t)
    return { at: [x * width, y * height] as const, width: lerp(nearWidth, farWidth, t) * width }
  })
  const pieces: Piece[] = []
  for (const [number, spot] of spots.entries()) {
    const next = spots[number + 1]
    if (next) pieces.push({ at: spot.at, next: next.at, width: spot.width, nextWidth: next.width, number })
  }
  return pieces
}

function lay(stage: Stage, piece: Piece, { of = 'planks', colour, loose = 0.05 }: WalkwayNode, rng: Rng): void {
  const { palette } = stage
  const { at, next, width, nextWidth, number } = piece
  const top = topColour(stage, of, colour === undefined ? palette.groundFar : colourOf(palette, colour), number, rng)
  const thickness = width * (of === 'books' ? 0.17 : of === 'cards' ? 0.015 : 0.07)
  const shift = rng.bell() * width * loose
  const tilt = rng.bell() * width * loose * 0.5
  const gap = of === 'pianoKeys' ? 0.96 : 0.86
  const far: Point = [lerp(at[0], next[0], gap), lerp(at[1], next[1], gap)]
  const corners: readonly Point[] = [
    [at[0] - width / 2 + shift, at[1] + tilt],
    [at[0] + width / 2 + shift, at[1] - tilt],
    [far[0] + nextWidth / 2 + shift, far[1] - tilt],
    [far[0] - nextWidth / 2 + shift, far[1] + tilt],
  ]
  const [nearLeft, nearRight] = corners
  if (!nearLeft || !nearRight) return
  stage.draw(
    (pen) => {
      pen.fillStyle = css(mix(top, palette.shadow, 0.55))
      pen.beginPath()
      pen.moveTo(nearLeft[0], nearLeft[1])
      pen.lineTo(nearRight[0], nearRight[1])
      pen.lineTo(nearRight[0], nearRight[1] + thickness)
      pen.lineTo(nearLeft[0], nearLeft[1] + thickness)
      pen.fill()
      if (of === 'books') {
        pen.fillStyle = css(mix(palette.light, white, 0.3))
        pen.fillRect(nearLeft[0] + width * 0.03, nearLeft[1] + thickness * 0.2, width * 0.94, thickness * 0.55)
      }
      pen.fillStyle = css(top)
      pen.beginPath()
      for (const [x, y] of corners) pen.lineTo(x, y)
      pen.fill()
      pen.strokeStyle = css(mix(top, palette.light, 0.5), 0.8)
      pen.lineWidth = Math.max(1, width * 0.012)
      pen.beginPath()
      pen.moveTo(nearLeft[0], nearLeft[1])
      pen.lineTo(nearRight[0], nearRight[1])
      pen.stroke()
      if (of === 'pianoKeys' && number % 7 !== 2 && number % 7 !== 6) {
        pen.fillStyle = css(mix(palette.shadow, palette.groundNear, 0.15))
        pen.beginPath()
        pen.moveTo(lerp(far[0] - nextWidth / 2, far[0], 0.06), far[1] + width * 0.035)
        pen.lineTo(far[0] + nextWidth * 0.12, far[1] + width * 0.035)
        pen.lineTo(far[0] + nextWidth * 0.12, far[1] - width * 0.03)
        pen.lineTo(lerp(far[0] - nextWidth / 2, far[0], 0.06), far[1] - width * 0.03)
        pen.fill()
      }
    },
    { detail: 0.75, angle: 0, anglePull: 0.2, name: 'way', depth: 0.45, keep: 0.2 },
  )
}

function topColour({ palette }: Stage, of: Planking, wood: Rgb, number: number, rng: Rng): Rgb {
  switch (of) {
    case 'books':
      return mix(palette.accents[number % 4] ?? wood, palette.groundMid, rng.between(0.05, 0.3))
    case 'pianoKeys':
      return mix(mix(palette.light, white, 0.4), palette.shadow, rng.between(0, 0.06))
    case 'cards':
      return number % 2 ? mix(palette.light, white, 0.4) : mix(palette.curtain, palette.shadow, 0.1)
    case 'planks':
      return mix(wood, palette.shadow, rng.between(0, 0.25))
  }
}
