import type { Palette } from '../palettes/palette.ts'
import { isPropName, props } from '../props/props.ts'
import { Rng } from '../random/rng.ts'
import type { Motif } from '../scene/node.ts'
import { iconSprite } from '../sprites/icon.ts'
import type { Sprite } from '../sprites/sprite.ts'

const propMark = 'prop:'

/** A balloon each gets a colour of its own, so it is made where it is placed. */
export const isBalloon = (motif: Motif): boolean => motif === `${propMark}balloon`

export async function motifSprite(motif: Motif, palette: Palette, size: number): Promise<Sprite> {
  if (!motif.startsWith(propMark)) return iconSprite(motif, size)
  const name = motif.slice(propMark.length)
  if (!isPropName(name)) throw new Error(`no prop called ${name}`)
  return props[name]({ rng: new Rng(5), colour: palette.accents[0], secondColour: palette.accents[1] })
}
