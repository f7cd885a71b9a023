import type { Point } from '../interpolate.ts'
import type { Ground } from '../places/place.ts'
import type { Composition } from '../scene/compose.ts'
import type { Anchor } from '../scene/node.ts'
import type { Scene } from '../scene/scene.ts'
import type { Box } from '../sprites/place.ts'
import type { Stage } from '../stage/stage.ts'

/** A node that stands, and where its hands are if it has any. */
export interface StandingBox extends Box {
  hand?(side: 1 | -1): Point
}

export interface Staging {
  stage: Stage
  ground: Ground
  /** Nodes with an id, for those that hang on them. */
  boxes: Map<string, StandingBox>
  compose(scene: Scene, size: Composition): Promise<Stage>
}

/** Where an anchor is, in pixels. */
export function anchorPoint({ boxes }: Staging, anchor: Anchor): Point {
  const box = boxes.get(anchor[0])
  if (!box) throw new Error(`nothing called ${anchor[0]} stands here yet`)
  if (anchor[1] !== 'hand') return [box.left + box.width * anchor[1], box.top + box.height * anchor[2]]
  if (!box.hand || (anchor[2] !== 1 && anchor[2] !== -1)) throw new Error(`${anchor[0]} has no such hand`)
  return box.hand(anchor[2])
}
