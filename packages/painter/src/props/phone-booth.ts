import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const phoneBooth = (colour: Rgb): Sprite => ({
  width: 160,
  height: 330,
  name: 'phone booth',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { paper, glow, dark } = materialsOf(palette)
    fill(dark(colour, 0.2), 'M20 34 Q80 4 140 34 V50 H20 Z')
    fill(colour, 'M14 48 H146 V312 H14 Z')
    fill(glow, 'M34 78 H126 V264 H34 Z')
    line(colour, 7, 'M65 78 V264 M95 78 V264 M34 116 H126 M34 153 H126 M34 190 H126 M34 227 H126')
    fill(dark(colour, 0.35), 'M124 48 H146 V312 H124 Z M8 308 H152 V324 H8 Z')
    fill(paper, 'M38 54 H122 V68 H38 Z')
  },
})
