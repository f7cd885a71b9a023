import { lerp, type Point, pointOnPath } from '../interpolate.ts'
import { balloon } from '../props/balloon.ts'
import { Rng } from '../random/rng.ts'
import type { SwarmNode } from '../scene/node.ts'
import { place } from '../sprites/place.ts'
import { isBalloon, motifSprite } from './motif.ts'
import type { Staging } from './staging.ts'

export async function standSwarm({ stage }: Staging, node: SwarmNode): Promise<void> {
  const { palette } = stage
  const rng = new Rng(`${stage.rng.state}sw${node.id ?? node.motifs[0]}`)
  const sprites = []
  for (const motif of node.motifs) sprites.push(isBalloon(motif) ? null : await motifSprite(motif, palette, 260))
  for (let i = 0; i < node.count; i++) {
    const { at, height } = perch(node, rng, i)
    const x = at[0] * stage.width
    const y = at[1] * stage.height
    place(stage, sprites[i % sprites.length] ?? balloon(rng.pick(palette.accents)), {
      x,
      y,
      height: height * stage.height,
      rotation: (node.tumble ?? 0.5) * rng.between(-1, 1),
      flip: node.flip ?? false,
      anchorY: 0.5,
      detail: 0.85,
      keep: 0.2,
      lit: { round: 0.6, emissive: node.emissive ?? 0, pull: 0.4 },
    })
    if (node.glow) stage.glow({ x, y, radius: height * stage.height * node.glow, colour: palette.light, strength: 0.5 })
  }
}

function perch({ path, area, spread = 0.06, count, heights }: SwarmNode, rng: Rng, i: number): { at: Point; height: number } {
  if (path) {
    const t = (i + rng.between(0.2, 0.8)) / count
    const [x, y] = pointOnPath(path, t)
    const at = [x + rng.bell() * spread, y + rng.bell() * spread * 0.7] as const
    return { at, height: lerp(heights[0], heights[1], t) * rng.between(0.8, 1.2) }
  }
  if (!area) throw new Error('a swarm needs a path or an area')
  const at = [rng.between(area[0], area[2]), rng.between(area[1], area[3])] as const
  return { at, height: rng.between(heights[0], heights[1]) }
}
