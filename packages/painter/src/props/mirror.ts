import { mix, white, type Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const mirror = (colour: Rgb): Sprite => ({
  width: 180,
  height: 320,
  name: 'mirror',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { brass, glass, dark } = materialsOf(palette)
    line(dark(colour, 0.45), 13, 'M20 308 Q30 250 22 160 M160 308 Q150 250 158 160 M10 310 H44 M136 310 H170 M24 270 H156')
    oval(dark(colour, 0.2), 90, 138, 74, 124)
    oval(colour, 90, 136, 70, 120)
    oval(dark(glass, 0.25), 90, 136, 54, 104)
    fill(glass, 'M36 136 A54 104 0 0 1 140 112 Q90 140 50 206 Q36 176 36 136 Z')
    fill(mix(glass, white, 0.55), 'M58 112 L92 58 L104 62 L62 136 Z M70 150 L118 76 L124 86 L76 164 Z')
    oval(brass, 90, 16, 13)
    oval(brass, 18, 150, 10)
    oval(brass, 162, 150, 10)
  },
})
