import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const birdhouse = (colour: Rgb): Sprite => ({
  width: 180,
  height: 300,
  name: 'birdhouse',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { wood, dark, pale } = materialsOf(palette)
    fill(dark(wood, 0.45), 'M82 170 H98 V294 H82 Z')
    fill(pale(wood, 0.2), 'M34 82 H146 V188 H34 Z')
    fill(dark(wood, 0.2), 'M116 82 H146 V188 H116 Z')
    fill(colour, 'M90 10 L174 92 L160 104 L90 38 L20 104 L6 92 Z')
    fill(pale(wood, 0.2), 'M90 38 L146 90 H34 Z')
    oval(palette.shadow, 84, 118, 23)
    line(dark(wood, 0.5), 8, 'M84 158 V170')
    fill(dark(colour, 0.3), 'M24 184 H156 V198 H24 Z')
  },
})
