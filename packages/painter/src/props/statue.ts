import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const statue = (): Sprite => ({
  width: 160,
  height: 340,
  name: 'statue',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { stone, dark, pale } = materialsOf(palette)
    fill(stone, 'M80 4 Q120 22 116 66 Q138 84 142 150 Q150 220 140 282 H20 Q10 220 18 150 Q22 84 44 62 Q40 22 80 4 Z')
    fill(palette.shadow, 'M80 26 Q104 46 100 72 Q96 96 80 104 Q64 96 60 72 Q56 46 80 26 Z', 0.85)
    fill(dark(stone, 0.35), 'M96 92 Q138 84 142 150 Q150 220 140 282 H104 Q118 180 96 92 Z')
    line(dark(stone, 0.45), 5, 'M44 110 Q60 160 50 278 M70 170 Q78 220 74 280 M96 168 Q104 220 100 280')
    fill(pale(stone, 0.3), 'M34 150 Q80 128 126 150 Q122 176 80 178 Q38 176 34 150 Z')
    fill(dark(stone, 0.2), 'M10 278 H150 V300 H10 Z')
    fill(stone, 'M2 298 H158 V334 H2 Z')
    line(dark(stone, 0.45), 4, 'M2 300 H158')
  },
})
