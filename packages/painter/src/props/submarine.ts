import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const submarine = (colour: Rgb): Sprite => ({
  width: 350,
  height: 210,
  name: 'submarine',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { brass, glow, dark, pale } = materialsOf(palette)
    line(dark(colour, 0.4), 10, 'M176 56 V20 Q176 10 188 10 H204')
    fill(dark(colour, 0.25), 'M136 86 L148 46 H212 L226 86 Z')
    fill(dark(colour, 0.4), 'M20 92 L4 60 H40 L64 110 Z M20 156 L4 192 H40 L64 140 Z')
    fill(colour, 'M16 126 Q60 72 180 72 Q344 72 344 130 Q344 188 180 188 Q60 188 16 126 Z')
    fill(dark(colour, 0.4), 'M26 140 Q120 164 342 140 Q332 188 180 188 Q70 188 26 140 Z')
    for (const x of [128, 190, 252]) {
      oval(brass, x, 118, 23)
      oval(glow, x, 118, 15)
    }
    line(pale(colour, 0.45), 5, 'M92 88 Q180 74 286 92')
    fill(brass, 'M2 104 Q16 110 12 126 Q16 142 2 150 Q-2 126 2 104 Z')
  },
})
