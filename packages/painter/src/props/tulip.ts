import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const tulip = (colour: Rgb): Sprite => ({
  width: 150,
  height: 310,
  name: 'tulip',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { leaf, dark, pale } = materialsOf(palette)
    line(leaf, 10, 'M74 120 Q82 220 74 304')
    fill(leaf, 'M78 304 Q70 220 136 160 Q142 240 82 304 Z')
    fill(dark(leaf, 0.3), 'M72 304 Q76 230 20 178 Q10 250 68 304 Z')
    fill(dark(colour, 0.3), 'M74 8 Q104 40 100 100 H50 Q46 40 74 8 Z')
    fill(colour, 'M22 22 Q62 50 74 128 Q26 126 20 82 Q16 48 22 22 Z')
    fill(dark(colour, 0.2), 'M128 22 Q88 50 74 128 Q124 126 130 82 Q134 48 128 22 Z')
    fill(pale(colour, 0.35), 'M28 38 Q50 62 58 100 Q34 84 28 38 Z')
  },
})
