import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const signpost = (colour: Rgb): Sprite => ({
  width: 220,
  height: 290,
  name: 'signpost',
  draw: (pen, { palette }) => {
    const { fill, oval } = inkOf(pen)
    const { wood, iron, dark, pale } = materialsOf(palette)
    fill(dark(wood, 0.45), 'M100 20 L110 8 L120 20 V284 H100 Z')
    fill(colour, 'M34 36 H178 L212 62 L178 88 H34 Z')
    fill(dark(colour, 0.35), 'M34 78 H192 L178 88 H34 Z')
    fill(wood, 'M186 108 H52 L14 134 L54 160 L190 156 Z')
    fill(dark(wood, 0.35), 'M190 156 L54 160 L40 150 H190 Z')
    fill(pale(colour, 0.35), 'M46 182 L166 174 L196 196 L168 220 L44 222 Z')
    fill(dark(wood, 0.3), 'M60 284 Q110 250 160 284 Z')
    for (const y of [62, 134, 200]) oval(iron, 110, y, 5)
  },
})
