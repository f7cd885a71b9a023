import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const bed = (colour: Rgb): Sprite => ({
  width: 340,
  height: 230,
  name: 'bed',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { wood, paper, dark, pale } = materialsOf(palette)
    fill(dark(wood, 0.3), 'M14 24 Q22 10 32 24 V222 H14 Z M308 96 Q317 84 326 96 V222 H308 Z')
    fill(dark(wood, 0.15), 'M22 34 Q44 6 74 30 V150 H22 Z')
    line(dark(wood, 0.5), 4, 'M40 34 V110 M56 32 V106')
    fill(dark(wood, 0.5), 'M30 178 H312 V198 H30 Z')
    fill(dark(paper, 0.2), 'M28 134 H314 V182 H28 Z')
    fill(paper, 'M34 112 Q50 96 100 104 Q118 116 108 138 Q60 146 34 138 Z')
    fill(colour, 'M104 128 Q150 108 220 120 Q290 114 318 132 V188 Q290 200 262 188 Q220 202 180 190 Q140 200 96 188 Q112 160 104 128 Z')
    fill(pale(colour, 0.45), 'M104 128 Q116 122 132 120 Q142 152 128 192 Q112 194 96 188 Q112 160 104 128 Z')
    line(dark(colour, 0.4), 4, 'M180 124 Q172 158 182 186 M244 126 Q252 156 246 186')
    fill(wood, 'M304 110 Q318 98 330 110 V200 H304 Z')
  },
})
