import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const umbrellaInverted = (colour: Rgb): Sprite => ({
  width: 240,
  height: 260,
  name: 'umbrella inverted',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { wood, iron, dark, pale } = materialsOf(palette)
    line(iron, 7, 'M120 238 V254')
    fill(dark(colour, 0.6), 'M12 132 Q120 96 228 132 Q120 176 12 132 Z')
    line(dark(wood, 0.3), 8, 'M120 150 V46 Q120 20 138 20 Q156 20 156 40')
    fill(
      colour,
      'M12 132 C18 204 70 238 120 238 C170 238 222 204 228 132 Q205 156 174 138 Q148 164 120 142 Q92 164 66 138 Q36 156 12 132 Z',
    )
    fill(dark(colour, 0.35), 'M120 238 Q72 204 66 138 Q36 156 12 132 C18 204 70 238 120 238 Z')
    fill(pale(colour, 0.3), 'M120 238 Q168 204 174 138 Q148 164 120 142 Z')
    line(dark(colour, 0.55), 3, 'M120 238 V142 M120 238 Q72 204 66 140 M120 238 Q168 204 174 140')
  },
})
