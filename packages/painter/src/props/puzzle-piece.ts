import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const puzzlePiece = (colour: Rgb): Sprite => ({
  width: 230,
  height: 230,
  name: 'puzzle piece',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { dark, pale } = materialsOf(palette)
    fill(
      colour,
      'M14 66 H74 C84 66 80 54 78 46 C74 24 94 8 110 8 C126 8 146 24 142 46 C140 54 136 66 146 66 H166 V122 C166 132 178 128 186 126 C208 122 224 142 224 158 C224 174 208 194 186 190 C178 188 166 184 166 194 V222 H14 V190 C14 176 26 184 40 188 C62 190 76 174 76 158 C76 142 62 124 40 126 C26 130 14 138 14 122 Z',
    )
    line(pale(colour, 0.5), 6, 'M22 116 V74 H76 Q92 72 86 48 Q84 18 110 16 Q126 16 132 30')
    line(dark(colour, 0.45), 6, 'M22 216 H158 V194 Q160 178 186 182 Q212 186 216 158')
  },
})
