import type { Path } from '../interpolate.ts'
import type { GiantName } from '../nodes/giants/giants.ts'
import type { LyingName } from '../nodes/lying.ts'
import type { OutlineName } from '../nodes/outline.ts'
import type { Colour, Motif, Named, Placed } from './node.ts'
import type { InnerScene } from './scene.ts'

export type Corner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'

/** A corner of the picture folded back like paper, with another scene behind it. */
export interface PeelNode extends Named {
  kind: 'peel'
  corner: Corner
  /** How much of the width and of the height is folded back. */
  across: number
  down: number
  /** The back of the paper. */
  paper?: Colour
  inner: InnerScene
}

/** Another place, upside down over the upper part of the picture. */
export interface HangingWorldNode extends Named {
  kind: 'hangingWorld'
  /** Where the two skies meet. */
  to: number
  /** How soft the join is. */
  soft?: number
  inner: InnerScene
}

export type Planking = 'planks' | 'books' | 'pianoKeys' | 'cards'

/** A way made of things, smaller and smaller along its path: flat pieces one walks on, or motifs in a row. */
export interface WalkwayNode extends Named {
  kind: 'walkway'
  path: Path
  count: number
  nearWidth: number
  farWidth: number
  of?: Planking
  motifs?: readonly [Motif, ...Motif[]]
  flip?: boolean
  /** How far the pieces lie out of line. */
  loose?: number
  colour?: Colour
}

/** Something so large that the frame cuts it. */
export interface GiantNode extends Placed {
  kind: 'giant'
  name: GiantName
  colour?: Colour
}

/** A hill that is somebody asleep. */
export interface LyingHillNode extends Named {
  kind: 'lyingHill'
  of: LyingName
  x: number
  /** Where it goes over into the ground. */
  y: number
  width: number
  flip?: boolean
  fog?: number
  colour?: Colour
  trees?: number
}

/** A shape filled with things: a wave of letters, a mountain of chairs. */
export interface HeapNode extends Named {
  kind: 'heap'
  shape: OutlineName
  motifs: readonly [Motif, ...Motif[]]
  x: number
  y: number
  height: number
  count: number
  heights: readonly [from: number, to: number]
  flip?: boolean
  /** What shows between the things. */
  body?: Colour
}
