import { mix } from '../colour/colour.ts'
import { lay } from '../stage/dab.ts'
import { drawn } from '../pixels/canvas.ts'
import { Rng } from '../random/rng.ts'
import { colourOf } from '../scene/colour-of.ts'
import type { HeapNode } from '../scene/large-node.ts'
import { type Box, place } from '../sprites/place.ts'
import { motifSprite } from './motif.ts'
import { flipped, outlines } from './outline.ts'
import type { Staging } from './staging.ts'

/** A shape of nothing but things, the upper ones behind. */
export async function standHeap({ stage }: Staging, node: HeapNode): Promise<Box> {
  const { palette, noise } = stage
  const outline = node.flip ? flipped(outlines[node.shape]) : outlines[node.shape]
  const height = node.height * stage.height
  const scale = height / outline.height
  const width = outline.width * scale
  const left = node.x * stage.width - width / 2
  const top = node.y * stage.height - height
  const mask = drawn(stage.width, stage.height, (pen) => {
    pen.translate(left, top)
    pen.scale(scale, scale)
    pen.fillStyle = '#fff'
    outline.path(pen)
    pen.fill()
  })
  const inside = (x: number, y: number) => mask[(Math.round(y) * stage.width + Math.round(x)) * 4 + 3] ?? 0
  const body = colourOf(palette, node.body ?? 'groundMid')
  stage.fill(
    (x, y, dab) => {
      const alpha = inside(x, y) / 255
      if (!alpha) return 0
      const down = (y - top) / height
      const rough = noise.fractal((x * 0.02) / stage.unit, (y * 0.02) / stage.unit, 3)
      lay(dab, mix(mix(body, palette.light, 0.2 * (1 - down)), palette.shadow, 0.25 + down * 0.35 + rough * 0.2), rough * 3, 0.4, 0.3)
      return alpha
    },
    { name: 'heap', depth: 0.5, fromY: Math.max(0, top) },
  )
  const rng = new Rng(`${stage.rng.state}heap${node.id ?? ''}`)
  const sprites = []
  for (const motif of node.motifs) sprites.push(await motifSprite(motif, palette, 260))
  const spots: [x: number, y: number][] = []
  for (let attempt = 0; spots.length < node.count && attempt < node.count * 60; attempt++) {
    const x = left + rng.next() * width
    const y = top + rng.next() * height
    if (x < 0 || y < 0 || x >= stage.width || y >= stage.height || !inside(x, y)) continue
    const apart = node.heights[0] * stage.height * (0.55 - (attempt / node.count) * 0.008)
    if (spots.every(([a, b]) => Math.hypot(a - x, b - y) > apart)) spots.push([x, y])
  }
  spots.sort((a, b) => a[1] - b[1])
  for (const [number, [x, y]] of spots.entries()) {
    const sprite = sprites[number % sprites.length]
    if (!sprite) continue
    place(stage, sprite, {
      x,
      y,
      height: rng.between(...node.heights) * stage.height,
      rotation: rng.between(-0.8, 0.8),
      flip: rng.chance(0.5),
      anchorY: 0.5,
      detail: 0.75,
      keep: 0.15,
      shadow: 0.25,
      lit: { round: 0.6, pull: 0.4, chroma: 0.85 },
    })
  }
  return { x: left + width / 2, y: top + height / 2, width, height, left, top }
}
