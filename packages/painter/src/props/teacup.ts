import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const teacup = (colour: Rgb): Sprite => ({
  width: 220,
  height: 150,
  name: 'teacup',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { wood, paper, dark, pale } = materialsOf(palette)
    oval(dark(paper, 0.3), 104, 134, 98, 14)
    oval(paper, 104, 130, 98, 11)
    line(dark(colour, 0.3), 12, 'M160 52 C212 36 212 108 146 104')
    fill(colour, 'M28 34 H180 C178 92 152 126 104 126 C56 126 30 92 28 34 Z')
    fill(pale(colour, 0.45), 'M30 54 Q104 82 178 54 L175 70 Q104 98 33 70 Z')
    oval(paper, 104, 34, 76, 18)
    oval(dark(wood, 0.35), 104, 36, 64, 12)
  },
})
