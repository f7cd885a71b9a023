import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const gear = (colour: Rgb): Sprite => ({
  width: 240,
  height: 240,
  name: 'gear',
  draw: (pen, { palette }) => {
    const { fill, line, oval, ring } = inkOf(pen)
    const { dark, pale } = materialsOf(palette)
    pen.save()
    pen.translate(120, 120)
    for (let tooth = 0; tooth < 10; tooth++) {
      pen.rotate((Math.PI * 2) / 10)
      fill(colour, 'M-20 -80 L-14 -114 H14 L20 -80 Z')
    }
    pen.restore()
    ring(colour, 40, 120, 120, 70)
    ring(dark(colour, 0.4), 6, 120, 120, 52)
    line(colour, 18, 'M120 60 V180 M68 90 L172 150 M172 90 L68 150')
    oval(dark(colour, 0.3), 120, 120, 28)
    oval(palette.shadow, 120, 120, 12)
    ring(pale(colour, 0.4), 5, 120, 120, 84)
  },
})
