import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const telescope = (colour: Rgb): Sprite => ({
  width: 280,
  height: 290,
  name: 'telescope',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { wood, brass, iron, dark, pale } = materialsOf(palette)
    line(dark(wood, 0.3), 12, 'M138 138 L66 282 M144 138 V282 M150 138 L222 282')
    line(dark(wood, 0.5), 6, 'M104 216 H184')
    pen.save()
    pen.translate(142, 118)
    pen.rotate(-0.5)
    fill(colour, 'M-40 -22 H62 V22 H-40 Z')
    fill(dark(colour, 0.3), 'M-94 -15 H-40 V15 H-94 Z')
    fill(brass, 'M62 -31 H134 V31 H62 Z')
    fill(pale(brass, 0.5), 'M62 -24 H134 V-14 H62 Z')
    fill(dark(brass, 0.3), 'M-46 -25 H-36 V25 H-46 Z M-112 -19 H-92 V19 H-112 Z M124 -34 H138 V34 H124 Z')
    fill(pale(colour, 0.4), 'M-34 -17 H58 V-9 H-34 Z')
    pen.restore()
    oval(iron, 144, 134, 15)
  },
})
