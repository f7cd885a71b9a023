import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const flag = (colour: Rgb): Sprite => ({
  width: 220,
  height: 300,
  name: 'flag',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { wood, brass, dark, pale } = materialsOf(palette)
    line(dark(wood, 0.4), 11, 'M26 14 V294')
    oval(brass, 26, 13, 11)
    fill(colour, 'M30 28 Q76 4 120 34 Q164 62 210 34 Q196 90 210 138 Q164 168 120 138 Q76 112 30 136 Z')
    fill(dark(colour, 0.35), 'M96 22 Q110 28 120 34 Q142 48 160 50 Q150 100 158 154 Q138 150 120 138 Q108 132 98 128 Q106 74 96 22 Z')
    line(pale(colour, 0.4), 5, 'M54 30 Q60 76 54 118')
  },
})
