import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const scissors = (): Sprite => ({
  width: 170,
  height: 320,
  name: 'scissors',
  draw: (pen, { palette }) => {
    const { fill, line, oval, ring } = inkOf(pen)
    const { brass, iron, dark, pale } = materialsOf(palette)
    line(dark(palette.curtain, 0.1), 16, 'M70 190 Q60 220 52 234 M100 190 Q110 220 118 234')
    ring(palette.curtain, 16, 44, 268, 30, 38)
    ring(palette.curtain, 16, 126, 268, 30, 38)
    fill(pale(iron, 0.55), 'M58 8 Q88 90 106 196 L84 198 Q62 110 58 8 Z')
    fill(pale(iron, 0.35), 'M112 8 Q82 90 64 196 L86 198 Q108 110 112 8 Z')
    line(dark(iron, 0.2), 3, 'M62 40 Q80 120 92 190')
    oval(brass, 85, 164, 9)
  },
})
