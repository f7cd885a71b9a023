import type { Rgb } from '../colour/colour.ts'
import { figure } from '../figure/figure.ts'
import type { FigureLooks } from '../figure/looks.ts'
import type { Palette } from '../palettes/palette.ts'
import { colourOf } from '../scene/colour-of.ts'
import type { Colour, FigureNode } from '../scene/node.ts'
import { type Box, place } from '../sprites/place.ts'
import { motifSprite } from './motif.ts'
import { placementOf, standsOnGround } from './placement.ts'
import type { StandingBox, Staging } from './staging.ts'

export async function standFigure(staging: Staging, node: FigureNode): Promise<StandingBox> {
  const { stage } = staging
  const sprite = figure(looksIn(stage.palette, node.looks))
  const onGround = standsOnGround(node)
  const usual = { detail: 1, keep: 0.25, round: 0.55, guard: 0.22, cast: onGround || node.shadow ? 0.5 : 0, shadow: onGround ? 0.6 : 0 }
  const box = place(stage, sprite, placementOf(staging, { ...usual, ...node }))
  if (node.head) await standHead(staging, node, node.head, box)
  return {
    ...box,
    hand: (side) => {
      const [x, y] = sprite.hand(side)
      return [box.left + box.width * (node.flip ? 1 - x : x), box.top + box.height * y]
    },
  }
}

async function standHead({ stage }: Staging, node: FigureNode, head: string, box: Box): Promise<void> {
  const sprite = await motifSprite(head, stage.palette, 500)
  place(stage, sprite, {
    x: box.x,
    y: box.top + box.height * 0.27,
    height: box.height * (node.headHeight ?? 0.42),
    detail: 0.9,
    lit: { round: 0.6, emissive: node.headGlow ? 0.5 : 0 },
  })
  if (node.headGlow)
    stage.glow({ x: box.x, y: box.top + box.height * 0.08, radius: box.height * 0.7, colour: stage.palette.light, strength: 0.7 })
}

export function looksIn(palette: Palette, { coat, hair, scarf, hatColour, ...looks }: FigureLooks<Colour>): FigureLooks<Rgb> {
  return {
    ...looks,
    ...(coat === undefined ? {} : { coat: colourOf(palette, coat) }),
    ...(hair === undefined ? {} : { hair: colourOf(palette, hair) }),
    ...(scarf === undefined || scarf === null ? {} : { scarf: colourOf(palette, scarf) }),
    ...(hatColour === undefined ? {} : { hatColour: colourOf(palette, hatColour) }),
  }
}
