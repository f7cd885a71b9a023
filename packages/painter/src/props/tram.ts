import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const tram = (colour: Rgb): Sprite => ({
  width: 320,
  height: 260,
  name: 'tram',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { iron, glow, dark } = materialsOf(palette)
    line(iron, 5, 'M140 40 L190 6 M180 40 L190 6 M168 6 H212')
    fill(dark(colour, 0.45), 'M30 42 Q160 22 290 42 L300 62 H20 Z')
    fill(colour, 'M24 60 H296 Q310 140 302 216 H18 Q10 140 24 60 Z')
    fill(dark(colour, 0.65), 'M22 72 H298 L302 142 H18 Z')
    fill(glow, 'M34 82 H78 V134 H32 Z M90 82 H134 V134 H90 Z M186 82 H230 V134 H186 Z M242 82 H286 L288 134 H242 Z')
    fill(dark(colour, 0.5), 'M144 80 H176 V212 H144 Z')
    fill(glow, 'M149 88 H171 V140 H149 Z')
    fill(dark(colour, 0.35), 'M16 176 H304 V186 H16 Z')
    fill(iron, 'M30 214 H290 L276 232 H44 Z')
    for (const x of [74, 118, 204, 248]) {
      oval(iron, x, 236, 19)
      oval(dark(colour, 0.2), x, 236, 8)
    }
  },
})
