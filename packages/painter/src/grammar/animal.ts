import type { PropName } from '../props/props.ts'
import type { IconNode, PropNode } from '../scene/node.ts'
import { icon, prop } from './motif.ts'
import { nounOf } from './nouns.ts'

/** An animal seen from the side. */
export interface Animal {
  motif: Pick<IconNode, 'kind' | 'name'> | Pick<PropNode, 'kind' | 'name'>
  is: string
  /** Which way it looks unless it is flipped. */
  faces: 1 | -1
}

/** One of ours looks to the right. */
export const ours = (name: PropName, is: string): Animal => ({ motif: prop(name), is, faces: 1 })

/** Painted icons look to the left. */
export const painted = (name: string): Animal => ({ motif: icon(name), is: nounOf(name), faces: -1 })

/** The animal as a node, looking that way. */
export const looking = ({ motif, faces }: Animal, towards: 1 | -1) => ({ ...motif, flip: faces !== towards })
