import { mix, white, type Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const snowGlobe = (colour: Rgb): Sprite => ({
  width: 220,
  height: 250,
  name: 'snow globe',
  draw: (pen, { palette }) => {
    const { fill, line, oval, ring } = inkOf(pen)
    const { brass, paper, glass, dark } = materialsOf(palette)
    oval(dark(glass, 0.1), 110, 104, 98, 98, 0.85)
    fill(mix(glass, white, 0.7), 'M22 148 Q70 118 110 134 Q160 112 198 148 Q170 202 110 202 Q50 202 22 148 Z')
    for (const [x, y] of [
      [60, 60],
      [96, 40],
      [136, 62],
      [168, 92],
      [78, 98],
      [120, 104],
      [46, 108],
      [150, 34],
      [178, 66],
    ] as const)
      oval(mix(paper, white, 0.6), x, y, 5)
    line(mix(glass, white, 0.7), 9, 'M36 84 Q46 48 76 32', 0.9)
    ring(mix(glass, white, 0.4), 4, 110, 104, 97)
    fill(colour, 'M52 188 H168 L192 240 H28 Z')
    fill(dark(colour, 0.4), 'M34 226 H186 L194 244 H26 Z')
    fill(brass, 'M46 186 H174 V198 H46 Z')
  },
})
