import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const pumpkin = (colour: Rgb): Sprite => ({
  width: 240,
  height: 200,
  name: 'pumpkin',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { leaf, dark, pale } = materialsOf(palette)
    for (const [x, radius, tone] of [
      [52, 44, 0.3],
      [188, 44, 0.4],
      [84, 52, 0.12],
      [156, 52, 0.22],
    ] as const)
      oval(dark(colour, tone), x, 122, radius, 68)
    oval(colour, 120, 122, 46, 72)
    line(dark(colour, 0.5), 5, 'M82 66 Q58 122 84 184 M158 66 Q182 122 156 184 M44 82 Q26 122 46 166 M196 82 Q214 122 194 166')
    fill(pale(colour, 0.4), 'M106 70 Q92 100 98 130 Q112 100 118 66 Z')
    fill(dark(leaf, 0.35), 'M104 60 Q116 40 104 14 L132 8 Q132 38 140 60 Q120 70 104 60 Z')
    line(leaf, 6, 'M136 52 Q170 18 196 42 Q206 58 190 58')
  },
})
