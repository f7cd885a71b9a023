import type { PropName } from '../props/props.ts'
import type { Colour, GlyphNode, IconNode, PropNode } from '../scene/node.ts'

type IconMotif = Pick<IconNode, 'kind' | 'name'>
type GlyphMotif = Pick<GlyphNode, 'kind' | 'name' | 'body' | 'ink'>
type PropMotif = Pick<PropNode, 'kind' | 'name' | 'colour'>

export const icon = (name: string): IconMotif => ({ kind: 'icon', name })

export const glyph = (name: string, body: Colour, ink: Colour = 'dark'): GlyphMotif => ({ kind: 'glyph', name, body, ink })

export const prop = (name: PropName, choices: { colour?: Colour } = {}): PropMotif => ({ kind: 'prop', name, ...choices })
