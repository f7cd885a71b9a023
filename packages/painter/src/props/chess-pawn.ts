import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const chessPawn = (colour: Rgb): Sprite => ({
  width: 140,
  height: 230,
  name: 'chess pawn',
  draw: (pen, { palette }) => {
    const { fill, oval } = inkOf(pen)
    const { dark, pale } = materialsOf(palette)
    oval(colour, 70, 46, 38)
    fill(dark(colour, 0.3), 'M34 78 H106 L114 94 H26 Z')
    fill(colour, 'M50 94 H90 Q88 144 114 176 H26 Q52 144 50 94 Z')
    fill(dark(colour, 0.35), 'M22 174 H118 V188 H22 Z M8 194 H132 L136 224 H4 Z')
    oval(pale(colour, 0.45), 58, 34, 13, 15)
    fill(pale(colour, 0.35), 'M58 96 Q60 144 42 174 H54 Q68 144 66 96 Z')
  },
})
