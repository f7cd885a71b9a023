import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const crown = (colour: Rgb): Sprite => ({
  width: 240,
  height: 170,
  name: 'crown',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { brass, dark, pale } = materialsOf(palette)
    fill(dark(brass, 0.45), 'M24 124 Q120 96 216 124 Q120 150 24 124 Z')
    fill(brass, 'M14 44 L62 92 L84 22 L120 84 L156 22 L178 92 L226 44 L212 152 Q120 172 28 152 Z')
    fill(dark(brass, 0.3), 'M32 124 Q120 146 208 124 L212 152 Q120 172 28 152 Z')
    for (const [x, y] of [
      [14, 40],
      [84, 18],
      [156, 18],
      [226, 40],
    ] as const)
      oval(pale(brass, 0.5), x, y, 12)
    oval(colour, 120, 112, 14, 18)
    oval(colour, 66, 118, 9, 11)
    oval(colour, 174, 118, 9, 11)
    line(pale(brass, 0.6), 4, 'M30 148 Q120 166 210 148')
  },
})
