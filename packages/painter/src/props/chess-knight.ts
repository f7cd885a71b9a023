import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const chessKnight = (colour: Rgb): Sprite => ({
  width: 190,
  height: 290,
  name: 'chess knight',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { dark, pale } = materialsOf(palette)
    fill(
      colour,
      'M52 236 Q50 190 84 156 Q96 142 94 130 Q72 140 56 134 L44 148 L22 138 Q16 122 28 108 L62 62 Q66 42 84 34 L88 10 L106 28 Q160 44 164 128 Q166 190 144 236 Z',
    )
    fill(dark(colour, 0.4), 'M106 28 Q160 44 164 128 Q166 190 144 236 H118 Q146 180 138 120 Q134 60 106 28 Z')
    line(dark(colour, 0.5), 5, 'M112 44 L130 50 M124 66 L146 74 M130 96 L154 100 M132 126 L158 128')
    fill(dark(colour, 0.3), 'M40 232 H156 V246 H40 Z M22 252 H172 L178 284 H16 Z')
    fill(pale(colour, 0.3), 'M66 76 L40 112 Q34 120 36 126 Q50 108 74 90 Z')
  },
})
