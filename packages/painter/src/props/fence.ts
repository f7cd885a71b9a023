import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const fence = (colour: Rgb): Sprite => ({
  width: 320,
  height: 160,
  name: 'fence',
  draw: (pen, { palette }) => {
    const { fill } = inkOf(pen)
    const { dark } = materialsOf(palette)
    fill(dark(colour, 0.35), 'M4 62 H316 V78 H4 Z M4 116 H316 V132 H4 Z')
    for (const [x, lift] of [
      [14, 0],
      [60, 6],
      [106, -4],
      [152, 3],
      [198, -2],
      [244, 7],
      [286, 0],
    ] as const) {
      fill(colour, `M${x - 8} 156 V${36 + lift} L${x + 6} ${12 + lift} L${x + 20} ${36 + lift} V156 Z`)
      fill(dark(colour, 0.3), `M${x + 10} 156 V${20 + lift} L${x + 20} ${36 + lift} V156 Z`)
    }
  },
})
