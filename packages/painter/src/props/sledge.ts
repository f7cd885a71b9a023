import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const sledge = (colour: Rgb): Sprite => ({
  width: 300,
  height: 160,
  name: 'sledge',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { wood, iron, dark, pale } = materialsOf(palette)
    line(iron, 9, 'M26 62 Q2 62 12 100 Q24 146 60 146 H288')
    line(dark(wood, 0.4), 11, 'M88 92 V144 M160 92 V144 M232 92 V144')
    fill(colour, 'M36 76 H280 V96 H36 Z')
    fill(pale(colour, 0.35), 'M36 72 H280 V82 H36 Z')
    line(dark(colour, 0.3), 11, 'M36 86 Q20 84 22 60')
    line(pale(wood, 0.5), 5, 'M26 62 Q60 10 120 22')
  },
})
