import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const sailboat = (colour: Rgb, secondColour: Rgb): Sprite => ({
  width: 260,
  height: 310,
  name: 'sailboat',
  draw: (pen, { palette }) => {
    const { fill } = inkOf(pen)
    const { wood, paper, dark, pale } = materialsOf(palette)
    fill(dark(wood, 0.3), 'M122 10 H132 V246 H122 Z')
    fill(paper, 'M118 24 V224 H24 Q92 150 118 24 Z')
    fill(dark(paper, 0.3), 'M118 150 V224 H24 Q50 196 70 162 Q96 168 118 150 Z')
    fill(secondColour, 'M138 38 Q222 120 240 220 H138 Z')
    fill(dark(secondColour, 0.3), 'M138 160 Q190 180 232 188 L240 220 H138 Z')
    fill(colour, 'M127 10 L172 20 L127 34 Z')
    fill(colour, 'M10 238 H250 Q236 296 196 300 H66 Q26 290 10 238 Z')
    fill(pale(colour, 0.5), 'M10 238 H250 L247 252 H14 Z')
    fill(dark(colour, 0.45), 'M22 266 H242 Q228 296 196 300 H66 Q36 292 22 266 Z')
  },
})
