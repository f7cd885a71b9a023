import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const typewriter = (colour: Rgb): Sprite => ({
  width: 280,
  height: 220,
  name: 'typewriter',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { brass, iron, paper, dark } = materialsOf(palette)
    fill(paper, 'M76 6 H204 L200 96 H80 Z')
    fill(dark(paper, 0.2), 'M76 6 H96 L98 96 H80 Z')
    fill(iron, 'M34 74 H246 V104 H34 Z')
    oval(iron, 32, 89, 15)
    oval(iron, 248, 89, 15)
    line(brass, 7, 'M26 76 L8 54')
    fill(colour, 'M58 98 H222 L236 140 H264 L274 212 H6 L16 140 H44 Z')
    fill(dark(colour, 0.45), 'M34 144 H246 L256 200 H24 Z')
    fill(palette.shadow, 'M84 106 H196 L206 136 H74 Z')
    for (let row = 0; row < 3; row++) for (let key = 0; key < 9; key++) oval(paper, 54 + key * 21 + row * 3, 156 + row * 17, 7, 5.5)
  },
})
