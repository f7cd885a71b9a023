import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const tent = (colour: Rgb): Sprite => ({
  width: 280,
  height: 190,
  name: 'tent',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { wood, glow, dark, pale } = materialsOf(palette)
    line(dark(wood, 0.4), 7, 'M132 30 L146 6 M148 30 L134 6')
    fill(colour, 'M140 18 L272 180 H8 Z')
    fill(dark(colour, 0.35), 'M140 18 L272 180 H196 Z')
    fill(pale(colour, 0.3), 'M140 18 L84 180 H50 Z')
    fill(dark(colour, 0.85), 'M140 52 L176 180 H104 Z')
    fill(glow, 'M140 88 L164 180 H116 Z')
    fill(dark(colour, 0.15), 'M140 52 Q112 120 88 180 H112 Q132 120 140 52 Z')
  },
})
