import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const buttonRound = (colour: Rgb): Sprite => ({
  width: 200,
  height: 200,
  name: 'button round',
  draw: (pen, { palette }) => {
    const { line, oval, ring } = inkOf(pen)
    const { paper, dark, pale } = materialsOf(palette)
    oval(dark(colour, 0.35), 100, 100, 94)
    oval(colour, 98, 97, 90)
    ring(dark(colour, 0.35), 8, 100, 100, 66)
    ring(pale(colour, 0.4), 5, 98, 97, 84)
    for (const [x, y] of [
      [80, 80],
      [120, 80],
      [80, 120],
      [120, 120],
    ] as const)
      oval(palette.shadow, x, y, 12)
    line(paper, 6, 'M80 80 L120 120 M120 80 L80 120')
  },
})
