import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const boot = (colour: Rgb): Sprite => ({
  width: 200,
  height: 230,
  name: 'boot',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { wood, dark, pale } = materialsOf(palette)
    fill(colour, 'M50 14 H122 Q116 90 126 126 Q184 138 190 178 V198 H40 Q52 110 50 14 Z')
    fill(dark(colour, 0.4), 'M40 170 Q60 186 80 180 L40 198 Z')
    fill(dark(wood, 0.65), 'M36 196 H192 V214 H92 L86 224 H36 Z')
    fill(pale(colour, 0.35), 'M46 10 H126 V36 H46 Z')
    line(pale(colour, 0.5), 5, 'M92 50 H118 M92 68 H118 M94 86 H120 M98 150 Q140 150 172 170')
  },
})
