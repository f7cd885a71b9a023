import { pair } from '../figure/pair.ts'
import type { PairNode } from '../scene/node.ts'
import { place } from '../sprites/place.ts'
import { boxHeightOf, looksIn, onBody } from './figure.ts'
import { placementOf, standsOnGround } from './placement.ts'
import type { StandingBox, Staging } from './staging.ts'

export function standPair(staging: Staging, node: PairNode): StandingBox {
  const { stage } = staging
  const [one, other] = node.looks
  const sprite = pair(node.together, [looksIn(stage.palette, one), looksIn(stage.palette, other)])
  const onGround = standsOnGround(node)
  const usual = { detail: 1, keep: 0.25, round: 0.55, guard: 0.22, cast: onGround || node.shadow ? 0.5 : 0, shadow: onGround ? 0.6 : 0 }
  const box = place(stage, sprite, placementOf(staging, { ...usual, ...node, height: boxHeightOf(sprite, node) }))
  return { ...box, hand: (side) => onBody(node, box, sprite.hand(side)) }
}
