import { mix, white, type Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const letter = (colour: Rgb): Sprite => ({
  width: 240,
  height: 170,
  name: 'letter',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { paper, dark } = materialsOf(palette)
    fill(dark(paper, 0.15), 'M8 14 H232 V160 H8 Z')
    fill(paper, 'M8 160 L96 78 H144 L232 160 Z')
    fill(mix(paper, white, 0.3), 'M8 14 H232 L132 104 Q120 112 108 104 Z')
    line(dark(paper, 0.45), 4, 'M8 14 L108 104 Q120 112 132 104 L232 14 M8 158 L92 88 M232 158 L148 88')
    oval(colour, 120, 102, 24, 23)
    oval(dark(colour, 0.35), 120, 102, 14, 13)
  },
})
