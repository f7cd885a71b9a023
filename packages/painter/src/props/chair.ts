import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const chair = (colour: Rgb): Sprite => ({
  width: 150,
  height: 270,
  name: 'chair',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { wood, dark } = materialsOf(palette)
    line(dark(wood, 0.55), 11, 'M40 176 L44 246 M112 176 L112 246')
    fill(wood, 'M26 14 Q32 6 40 14 L44 176 H28 Z M112 14 Q120 6 126 14 L124 176 H108 Z')
    fill(dark(wood, 0.2), 'M34 22 Q76 4 118 22 V46 Q76 30 34 46 Z')
    fill(dark(wood, 0.3), 'M52 42 H62 V156 H52 Z M71 40 H81 V156 H71 Z M90 42 H100 V156 H90 Z')
    fill(colour, 'M28 150 H124 L138 182 H12 Z')
    fill(dark(colour, 0.45), 'M12 182 H138 V196 H12 Z')
    fill(wood, 'M14 194 H30 L26 264 H16 Z M120 194 H136 L134 264 H124 Z')
    line(dark(wood, 0.4), 7, 'M24 232 H126')
  },
})
