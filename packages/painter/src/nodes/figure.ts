import type { Rgb } from '../colour/colour.ts'
import { boxHeight as standingHeight } from '../figure/build.ts'
import { figure, type FigureSprite } from '../figure/figure.ts'
import type { FigureLooks } from '../figure/looks.ts'
import type { Point } from '../interpolate.ts'
import type { Palette } from '../palettes/palette.ts'
import { colourOf } from '../scene/colour-of.ts'
import type { Colour, FigureNode, Placed } from '../scene/node.ts'
import { type Box, place } from '../sprites/place.ts'
import { motifSprite } from './motif.ts'
import { placementOf, standsOnGround } from './placement.ts'
import type { StandingBox, Staging } from './staging.ts'

export async function standFigure(staging: Staging, node: FigureNode): Promise<StandingBox> {
  const { stage } = staging
  const sprite = figure(looksIn(stage.palette, node.looks))
  const onGround = standsOnGround(node)
  const usual = { detail: 1, keep: 0.25, round: 0.55, guard: 0.22, cast: onGround || node.shadow ? 0.5 : 0, shadow: onGround ? 0.6 : 0 }
  const box = place(stage, sprite, placementOf(staging, { ...usual, ...node, height: boxHeightOf(sprite, node) }))
  if (node.head && sprite.neck) await standPosedHead(staging, node, node.head, box, sprite.neck)
  else if (node.head) await standHead(staging, node, node.head, box)
  return { ...box, hand: (side) => onBody(node, box, sprite.hand(side)) }
}

/** A pose may need a box lower or higher than that of a body that stands; the body in it keeps its size. */
export const boxHeightOf = (sprite: FigureSprite, { height }: Placed): number => (height * sprite.height) / standingHeight

/** A share of the sprite → pixels of the stage, turned and mirrored as the sprite is. */
export function onBody({ flip, rotation = 0 }: Placed, box: Box, [shareX, shareY]: Point): Point {
  const across = flip ? 1 - shareX : shareX
  if (!rotation) return [box.left + box.width * across, box.top + box.height * shareY]
  const x = (across - 0.5) * box.width
  const y = (shareY - 0.5) * box.height
  const cos = Math.cos(rotation)
  const sin = Math.sin(rotation)
  return [box.x + x * cos - y * sin, box.y + x * sin + y * cos]
}

async function standPosedHead(staging: Staging, node: FigureNode, head: string, box: Box, { at, tilt }: Neck): Promise<void> {
  const { stage } = staging
  const sprite = await motifSprite(head, stage.palette, 500)
  const [x, y] = onBody(node, box, at)
  const turn = (node.rotation ?? 0) + (node.flip ? -tilt : tilt)
  const height = node.height * stage.height * (node.headHeight ?? 0.42)
  const lit = { round: 0.6, emissive: node.headGlow ? 0.5 : 0 }
  place(stage, sprite, { x, y, height, rotation: turn, detail: 0.9, lit })
  if (node.headGlow) stage.glow({ x, y, radius: height * 1.6, colour: stage.palette.light, strength: 0.7 })
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

type Neck = NonNullable<FigureSprite['neck']>

type LooksColour = 'coat' | 'hair' | 'scarf' | 'hatColour' | 'trousers' | 'skirt' | 'apron'

const coloured: readonly LooksColour[] = ['coat', 'hair', 'scarf', 'hatColour', 'trousers', 'skirt', 'apron']

export function looksIn(
  palette: Palette,
  { coat, hair, scarf, hatColour, trousers, skirt, apron, ...looks }: FigureLooks<Colour>,
): FigureLooks<Rgb> {
  const named = { coat, hair, scarf, hatColour, trousers, skirt, apron }
  const mixed: Partial<Record<LooksColour, Rgb>> = {}
  for (const part of coloured) {
    const colour = named[part]
    if (colour !== undefined && colour !== null) mixed[part] = colourOf(palette, colour)
  }
  return { ...looks, ...mixed }
}
