import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const mushroom = (colour: Rgb): Sprite => ({
  width: 190,
  height: 210,
  name: 'mushroom',
  draw: (pen, { palette }) => {
    const { fill, oval } = inkOf(pen)
    const { paper, dark } = materialsOf(palette)
    fill(paper, 'M70 96 H120 Q116 150 136 194 Q96 212 54 194 Q74 150 70 96 Z')
    fill(dark(paper, 0.3), 'M106 96 H120 Q116 150 136 194 Q124 202 104 202 Q114 150 106 96 Z')
    fill(dark(paper, 0.5), 'M12 104 Q95 136 178 104 Q150 130 95 130 Q40 130 12 104 Z')
    fill(colour, 'M8 106 C12 44 52 10 95 10 C138 10 178 44 182 106 Q95 132 8 106 Z')
    fill(dark(colour, 0.3), 'M126 18 C160 34 180 64 182 106 Q160 114 134 117 Q150 60 126 18 Z')
    for (const [x, y, size] of [
      [58, 56, 15],
      [106, 36, 12],
      [98, 84, 17],
      [148, 74, 12],
      [34, 92, 9],
    ] as const)
      oval(paper, x, y, size, size * 0.8)
  },
})
