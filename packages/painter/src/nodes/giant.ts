import { colourOf } from '../scene/colour-of.ts'
import type { GiantNode } from '../scene/large-node.ts'
import { type Box, place } from '../sprites/place.ts'
import { giants } from './giants/giants.ts'
import { placementOf } from './placement.ts'
import type { Staging } from './staging.ts'

export function standGiant(staging: Staging, node: GiantNode): Box {
  const { stage } = staging
  const sprite = giants[node.name](colourOf(stage.palette, node.colour ?? 1))
  return place(stage, sprite, placementOf(staging, { round: 0.7, detail: 0.5, pull: 0.08, guard: 0.15, ...node }))
}
