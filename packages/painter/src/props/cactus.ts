import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const cactus = (colour: Rgb): Sprite => ({
  width: 200,
  height: 300,
  name: 'cactus',
  draw: (pen, { palette }) => {
    const { line, oval } = inkOf(pen)
    const { leaf, dark, pale } = materialsOf(palette)
    line(dark(leaf, 0.25), 38, 'M50 120 V150 Q50 188 92 188')
    line(dark(leaf, 0.35), 34, 'M154 84 V124 Q154 160 112 160')
    line(leaf, 56, 'M100 60 V268')
    line(pale(leaf, 0.35), 4, 'M84 46 V276 M44 118 V150 Q46 176 62 186')
    line(dark(leaf, 0.5), 4, 'M100 40 V280 M116 46 V276 M158 82 V124 Q156 146 140 156')
    for (const [x, y] of [
      [100, 22],
      [50, 94],
      [154, 60],
    ] as const) {
      oval(colour, x, y, 16, 12)
      oval(pale(colour, 0.5), x, y - 2, 7, 5)
    }
  },
})
