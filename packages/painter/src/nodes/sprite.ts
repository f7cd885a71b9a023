import { props } from '../props/props.ts'
import { Rng } from '../random/rng.ts'
import { colourOf } from '../scene/colour-of.ts'
import type { GlyphNode, IconNode, Placed, PropNode } from '../scene/node.ts'
import { glyphSprite } from '../sprites/glyph.ts'
import { iconSprite } from '../sprites/icon.ts'
import { type Box, place } from '../sprites/place.ts'
import type { Stage } from '../stage/stage.ts'
import { placementOf } from './placement.ts'
import type { Staging } from './staging.ts'

export async function standIcon(staging: Staging, node: IconNode): Promise<Box> {
  const box = place(staging.stage, await iconSprite(node.name), placementOf(staging, { guard: 0.16, ...node }))
  glowAround(staging.stage, node, box)
  return box
}

export async function standGlyph(staging: Staging, node: GlyphNode): Promise<Box> {
  const { stage } = staging
  const body = colourOf(stage.palette, node.body ?? 'groundMid')
  const ink = colourOf(stage.palette, node.ink ?? 'dark')
  const sprite = await glyphSprite(node.name, { size: 600, body, ink })
  const box = place(stage, sprite, placementOf(staging, { pull: 0.1, ...node }))
  glowAround(stage, node, box)
  return box
}

/** Where on these props the light is, how far it shines, and how strongly. */
const lamps: Partial<Record<PropNode['name'], { at: number; reach: number; strength: number }>> = {
  lantern: { at: 0.6, reach: 1.6, strength: 0.6 },
  lighthouse: { at: 0.18, reach: 0.3, strength: 0.8 },
  lamppost: { at: 0.16, reach: 0.55, strength: 0.75 },
  candle: { at: 0.2, reach: 0.7, strength: 0.5 },
  lamp: { at: 0.3, reach: 0.9, strength: 0.5 },
  paperLantern: { at: 0.45, reach: 0.9, strength: 0.5 },
}

export function standProp(staging: Staging, node: PropNode): Box {
  const { stage } = staging
  const { palette } = stage
  const { name, count, colour, secondColour } = node
  const sprite = props[name]({
    rng: new Rng(`${stage.rng.state}${node.id ?? name}`),
    colour: colour === undefined ? palette.accents[0] : colourOf(palette, colour),
    secondColour: secondColour === undefined ? palette.accents[1] : colourOf(palette, secondColour),
    ...(count === undefined ? {} : { count }),
  })
  const box = place(stage, sprite, placementOf(staging, { round: 0.4, ...node }))
  const lamp = lamps[name]
  if (lamp) {
    const y = box.top + box.height * lamp.at
    stage.glow({ x: box.x, y, radius: box.height * lamp.reach, colour: palette.light, strength: lamp.strength, falloff: 2 })
  }
  glowAround(stage, node, box)
  return box
}

function glowAround(stage: Stage, node: Placed, { x, y }: Box): void {
  if (node.glow) stage.glow({ x, y, radius: node.glow * stage.height, colour: stage.palette.light, strength: 0.5 })
}
