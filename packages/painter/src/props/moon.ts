import { mix } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const moon = (): Sprite => ({
  width: 240,
  height: 240,
  name: 'moon',
  draw: (pen, { palette }) => {
    const { fill, oval } = inkOf(pen)
    const { dark } = materialsOf(palette)
    const rock = mix(palette.light, palette.fog, 0.18)
    oval(rock, 120, 120, 112)
    fill(dark(rock, 0.14), 'M168 20 A112 112 0 0 1 120 232 Q196 180 194 110 Q192 56 168 20 Z')
    for (const [x, y, size] of [
      [84, 74, 24],
      [150, 96, 16],
      [70, 146, 15],
      [124, 164, 28],
      [176, 156, 13],
      [122, 46, 11],
      [44, 104, 9],
      [96, 206, 11],
    ] as const) {
      oval(dark(rock, 0.3), x, y, size, size * 0.9)
      oval(dark(rock, 0.16), x + size * 0.16, y + size * 0.18, size * 0.78, size * 0.68)
    }
  },
})
