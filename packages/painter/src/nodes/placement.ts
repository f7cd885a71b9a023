import type { Placed } from '../scene/node.ts'
import type { Placement } from '../sprites/place.ts'
import { anchorPoint, type Staging } from './staging.ts'

export const standsOnGround = (node: Placed): boolean => node.at === undefined && node.y === undefined

/** Shares of the picture → pixels of the stage, with the usual light and shadow. */
export function placementOf(staging: Staging, node: Placed): Placement {
  const { stage, ground } = staging
  const onGround = standsOnGround(node)
  const { height } = node
  let { x = 0.5, y = ground.groundAt(x) } = node
  if (node.at) {
    const [anchorX, anchorY] = anchorPoint(staging, node.at)
    x = anchorX / stage.width
    y = anchorY / stage.height
  }
  return {
    x: x * stage.width,
    y: y * stage.height,
    height: height * stage.height,
    rotation: node.rotation ?? 0,
    flip: node.flip ?? false,
    anchorX: node.anchorX ?? 0.5,
    anchorY: node.anchorY ?? 1,
    fog: node.fog ?? 0,
    // the larger a thing, the broader the brush for it
    detail: node.detail ?? (height > 0.2 ? 0.42 : height > 0.11 ? 0.58 : 0.8),
    shadow: node.shadow ?? (onGround ? 0.55 : 0),
    cast: node.cast ?? (onGround ? 0.4 : 0),
    keep: node.keep ?? 0,
    clipY: node.clipY === undefined ? undefined : node.clipY * stage.height,
    guard: node.guard ?? 0,
    lit: {
      round: node.round ?? 0.6,
      silhouette: node.silhouette ?? 0,
      pull: node.pull ?? 0.35,
      chroma: 0.85,
      emissive: node.emissive ?? 0,
      ambient: 0.62,
    },
  }
}
