import { bareTree, treeHeight, treeWidth } from '../props/bare-tree.ts'
import { Rng } from '../random/rng.ts'
import type { LeafTreeNode } from '../scene/node.ts'
import { iconSprite } from '../sprites/icon.ts'
import { type Box, place } from '../sprites/place.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { placementOf } from './placement.ts'
import type { Staging } from './staging.ts'

/** A bare tree with things for leaves. */
export async function standLeafTree(staging: Staging, node: LeafTreeNode): Promise<Box> {
  const { stage } = staging
  const tree = bareTree(new Rng(`${stage.rng.state}lt`))
  const box = place(stage, tree, placementOf(staging, { ...node, detail: 0.6, round: 0.4 }))
  const leaves: Sprite[] = []
  for (const leaf of node.leaves) leaves.push(await iconSprite(leaf, 220))
  const rng = new Rng(`${stage.rng.state}lt2`)
  const tips = rng.shuffle([...tree.tips]).slice(0, node.count)
  for (const [i, tip] of tips.entries()) {
    const leaf = leaves[i % leaves.length]
    if (!leaf) continue
    const x = box.left + (tip[0] / treeWidth) * box.width
    const y = box.top + (tip[1] / treeHeight) * box.height
    place(stage, leaf, {
      x: x + rng.between(-8, 8),
      y: y + rng.between(-8, 8),
      height: node.leafHeight * stage.height * rng.between(0.75, 1.2),
      rotation: rng.between(-0.7, 0.7),
      flip: rng.chance(0.5),
      anchorY: node.hang ? 0 : 0.5,
      detail: 0.85,
      keep: 0.25,
      lit: { round: 0.6, pull: 0.3, emissive: node.emissive ?? 0, chroma: 1 },
    })
    if (node.glow) stage.glow({ x, y, radius: node.glow * stage.height, colour: stage.palette.light, strength: 0.4 })
  }
  return box
}
