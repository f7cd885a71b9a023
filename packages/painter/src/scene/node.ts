import type { Rgb } from '../colour/colour.ts'
import type { FigureLooks } from '../figure/looks.ts'
import type { Together } from '../figure/pair.ts'
import type { Path, Point } from '../interpolate.ts'
import type { OutlineName } from '../nodes/outline.ts'
import type { ColourName } from '../palettes/palette.ts'
import type { PropName } from '../props/props.ts'
import type { GiantNode, HangingWorldNode, HeapNode, LyingHillNode, PeelNode, WalkwayNode } from './large-node.ts'
import type { InnerScene } from './scene.ts'

/** An accent by its number, a colour of the palette by its name, or a colour of its own. */
export type Colour = number | ColourName | 'dark' | Rgb

/** A point on a node placed before: in shares of its box, or one of its hands. */
export type Anchor = readonly [id: string, x: number, y: number] | readonly [id: string, part: 'hand', side: 1 | -1]

export type Area = readonly [left: number, top: number, right: number, bottom: number]

/** The name of an icon, or of a prop behind `prop:`. */
export type Motif = string

export interface Named {
  id?: string
}

/** Sizes and places are shares of the picture; a node without `y` stands on the ground. */
export interface Placed extends Named {
  x?: number
  y?: number
  at?: Anchor
  height: number
  rotation?: number
  flip?: boolean
  anchorX?: number
  anchorY?: number
  fog?: number
  detail?: number
  shadow?: number
  cast?: number
  keep?: number
  clipY?: number
  guard?: number
  round?: number
  silhouette?: number
  pull?: number
  emissive?: number
  glow?: number
}

export interface IconNode extends Placed {
  kind: 'icon'
  name: string
}

export interface GlyphNode extends Placed {
  kind: 'glyph'
  name: string
  body?: Colour
  ink?: Colour
}

export interface PropNode extends Placed {
  kind: 'prop'
  name: PropName
  colour?: Colour
  secondColour?: Colour
  /** Rungs of a ladder. */
  count?: number
}

/** `height` is that of a grown-up who stands: a body that flies or sleeps keeps its scale, in a box of its own. */
export interface FigureNode extends Placed {
  kind: 'figure'
  looks: FigureLooks<Colour>
  /** What it has for a head. */
  head?: Motif
  headHeight?: number
  headGlow?: boolean
}

/** Two figures as one thing; its hands are the free ones. `height` is as for a figure. */
export interface PairNode extends Placed {
  kind: 'pair'
  together: Together
  looks: readonly [left: FigureLooks<Colour>, right: FigureLooks<Colour>]
}

/** Many figures from behind; `height` is that of the nearest. Things may hang on the odd one, or on all of them. */
export interface CrowdNode extends Omit<Placed, 'x' | 'y' | 'at'> {
  kind: 'crowd'
  count: number
  /** Where their feet are: the top row is the farthest. */
  area: Area
  rows?: number
  /** Beside the nearest, 0.72 unless told. */
  farHeight?: number
  farFog?: number
  /** What they all have in common; the rest is chance. */
  looks?: FigureLooks<Colour>
  /** One of them who is different. */
  odd?: FigureLooks<Colour>
}

export interface ThreadNode extends Named {
  kind: 'thread' | 'rope'
  from: Anchor | Point
  to: Anchor | Point
  waves?: number
  amplitude?: number
  sag?: number
  colour?: Colour
  thickness?: number
}

export interface BirdsNode extends Named {
  kind: 'birds'
  count: number
  area: Area
  colour?: Colour
}

export interface SwarmNode extends Named {
  kind: 'swarm'
  motifs: readonly [Motif, ...Motif[]]
  count: number
  /** Along a path, growing or shrinking, or scattered over an area. */
  path?: Path
  area?: Area
  spread?: number
  heights: readonly [from: number, to: number]
  tumble?: number
  flip?: boolean
  emissive?: number
  glow?: number
}

export interface BalloonsNode extends Named {
  kind: 'balloons'
  tiedTo: Anchor
  count: number
  length: number
  size: number
}

export interface PortalNode extends Named {
  kind: 'portal'
  shape: OutlineName
  x: number
  y: number
  height: number
  flip?: boolean
  glass?: boolean
  frameWidth?: number
  muntins?: boolean
  rim?: Colour
  shadow?: boolean
  backGlow?: number
  inner: InnerScene
}

export interface LeafTreeNode extends Placed {
  kind: 'leafTree'
  leaves: readonly [string, ...string[]]
  count: number
  leafHeight: number
  hang?: boolean
}

export interface StairsNode extends Named {
  kind: 'stairs'
  path: Path
  count: number
  nearWidth: number
  farWidth: number
  colour?: Colour
}

export interface GlowNode extends Named {
  kind: 'glow'
  x: number
  y: number
  radius: number
  strength: number
  falloff?: number
}

export interface BeamNode extends Named {
  kind: 'beam'
  x: number
  y: number
  angle: number
  spread: number
  length: number
  strength: number
}

export interface CloudNode extends Named {
  kind: 'cloud'
  x: number
  y: number
  width: number
  height: number
}

/** A shadow that is not its owner's: upright on a wall, or lying on the ground. */
export interface FalseShadowNode extends Named {
  kind: 'falseShadow'
  of: { icon: string } | { figure: FigureLooks<Colour> }
  x: number
  y: number
  height: number
  onWall?: boolean
  skew?: number
  squash?: number
  flip?: boolean
  blur?: number
  strength?: number
}

/** A reflection in water, of something else than stands there. */
export interface ReflectionNode extends Named {
  kind: 'reflection'
  name: string
  x: number
  y: number
  height: number
  opacity?: number
  /** Towards the colour of the water. */
  mix?: number
  lift?: number
  fade?: number
  ripple?: number
}

export interface MirrorWaterNode extends Named {
  kind: 'mirrorWater'
  y: number
  strength: number
}

export type SceneNode =
  | IconNode
  | GlyphNode
  | PropNode
  | FigureNode
  | PairNode
  | CrowdNode
  | ThreadNode
  | BirdsNode
  | SwarmNode
  | BalloonsNode
  | PortalNode
  | LeafTreeNode
  | StairsNode
  | GlowNode
  | BeamNode
  | CloudNode
  | FalseShadowNode
  | ReflectionNode
  | MirrorWaterNode
  | PeelNode
  | HangingWorldNode
  | WalkwayNode
  | GiantNode
  | LyingHillNode
  | HeapNode
