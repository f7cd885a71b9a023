import { mix, white, type Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const cake = (colour: Rgb): Sprite => ({
  width: 240,
  height: 210,
  name: 'cake',
  draw: (pen, { palette }) => {
    const { fill, oval } = inkOf(pen)
    const { paper, dark } = materialsOf(palette)
    oval(dark(paper, 0.3), 120, 190, 112, 16)
    fill(dark(colour, 0.15), 'M26 104 V178 Q120 212 214 178 V104 Z')
    fill(
      paper,
      'M26 92 Q120 120 214 92 V126 Q200 146 188 124 Q174 160 158 130 Q142 154 124 134 Q106 162 90 132 Q74 152 60 126 Q44 148 26 122 Z',
    )
    oval(mix(paper, white, 0.3), 120, 92, 94, 24)
    for (const [x, y] of [
      [80, 86],
      [120, 80],
      [160, 88],
    ] as const) {
      fill(colour, `M${x - 5} ${y} V${y - 44} H${x + 5} V${y} Z`)
      fill(palette.accents[1], `M${x} ${y - 74} Q${x + 14} ${y - 54} ${x} ${y - 46} Q${x - 14} ${y - 54} ${x} ${y - 74} Z`)
    }
  },
})
