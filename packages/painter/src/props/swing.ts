import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const swing = (colour: Rgb): Sprite => ({
  width: 170,
  height: 380,
  name: 'swing',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { wood, dark, pale } = materialsOf(palette)
    line(pale(wood, 0.35), 9, 'M36 2 L30 348 M134 2 L140 348')
    fill(colour, 'M8 344 H162 L168 362 H2 Z')
    fill(dark(colour, 0.45), 'M2 360 H168 V374 H2 Z')
    oval(dark(wood, 0.3), 30, 344, 7)
    oval(dark(wood, 0.3), 140, 344, 7)
  },
})
