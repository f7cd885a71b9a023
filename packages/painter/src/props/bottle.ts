import { mix, white, type Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const bottle = (colour: Rgb): Sprite => ({
  width: 130,
  height: 300,
  name: 'bottle',
  draw: (pen, { palette }) => {
    const { fill } = inkOf(pen)
    const { wood, dark, pale } = materialsOf(palette)
    fill(dark(wood, 0.1), 'M50 8 H80 V36 H50 Z')
    fill(colour, 'M48 34 H82 V92 Q118 108 118 142 V270 Q116 292 94 292 H36 Q14 292 12 270 V142 Q12 108 48 92 Z')
    fill(dark(colour, 0.45), 'M82 92 Q118 108 118 142 V270 Q116 292 94 292 H82 Q98 280 96 250 V150 Q96 116 76 96 Z')
    fill(mix(colour, white, 0.6), 'M26 140 Q26 122 40 114 V260 Q28 258 26 244 Z')
    fill(pale(colour, 0.3), 'M44 34 H86 V50 H44 Z')
  },
})
