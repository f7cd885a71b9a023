import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const bench = (colour: Rgb): Sprite => ({
  width: 300,
  height: 170,
  name: 'bench',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { iron, dark, pale } = materialsOf(palette)
    line(
      iron,
      10,
      'M48 20 L44 104 L30 162 M252 20 L256 104 L270 162 M44 104 L66 162 M256 104 L234 162 M40 74 Q22 74 24 98 M260 74 Q278 74 276 98',
    )
    fill(colour, 'M20 14 H280 V32 H20 Z M20 40 H280 V58 H20 Z M20 66 H280 V80 H20 Z')
    fill(pale(colour, 0.3), 'M12 96 H288 V108 H12 Z')
    fill(dark(colour, 0.35), 'M12 108 H288 V122 H12 Z')
  },
})
