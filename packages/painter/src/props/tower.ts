import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const tower = (colour: Rgb): Sprite => ({
  width: 180,
  height: 360,
  name: 'tower',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { wood, stone, glow, dark, pale } = materialsOf(palette)
    fill(stone, 'M46 354 Q30 250 58 190 Q66 160 52 110 H122 Q134 160 126 200 Q120 260 150 354 Z')
    fill(dark(stone, 0.35), 'M98 110 H122 Q134 160 126 200 Q120 260 150 354 H112 Q88 250 104 190 Q112 150 98 110 Z')
    fill(pale(stone, 0.15), 'M38 84 H136 L128 122 H46 Z')
    fill(dark(stone, 0.45), 'M44 114 H130 L128 124 H46 Z')
    fill(colour, 'M28 88 Q72 66 104 6 Q112 60 150 84 Q90 102 28 88 Z')
    fill(dark(colour, 0.4), 'M104 6 Q112 60 150 84 Q122 94 96 94 Q106 50 104 6 Z')
    fill(glow, 'M80 96 H96 V112 H80 Z M74 150 Q82 138 90 150 V172 H74 Z M84 226 Q91 214 98 226 V246 H84 Z')
    fill(dark(wood, 0.5), 'M76 354 V314 Q92 292 108 314 V354 Z')
    line(dark(stone, 0.35), 3, 'M54 206 H70 M50 230 H66 M46 270 H64 M58 286 H72 M44 318 H60 M58 134 H70')
  },
})
