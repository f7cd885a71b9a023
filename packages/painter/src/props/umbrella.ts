import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const umbrella = (colour: Rgb): Sprite => ({
  width: 240,
  height: 240,
  name: 'umbrella',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { wood, iron, dark, pale } = materialsOf(palette)
    line(dark(wood, 0.3), 8, 'M120 108 V206 Q120 230 138 230 Q156 230 156 210')
    line(iron, 7, 'M120 24 V6')
    fill(colour, 'M12 124 C18 52 70 18 120 18 C170 18 222 52 228 124 Q205 102 174 124 Q148 100 120 122 Q92 100 66 124 Q36 102 12 124 Z')
    fill(dark(colour, 0.35), 'M120 18 Q72 52 66 124 Q36 102 12 124 C18 52 70 18 120 18 Z')
    fill(pale(colour, 0.3), 'M120 18 Q168 52 174 124 Q148 100 120 122 Z')
    line(dark(colour, 0.55), 3, 'M120 18 V120 M120 18 Q72 52 66 122 M120 18 Q168 52 174 122')
  },
})
