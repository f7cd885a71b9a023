import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const fishingRod = (): Sprite => ({
  width: 300,
  height: 300,
  name: 'fishing rod',
  draw: (pen, { palette }) => {
    const { fill, line, oval, ring } = inkOf(pen)
    const { wood, iron, paper, dark } = materialsOf(palette)
    line(dark(wood, 0.15), 9, 'M20 286 Q140 120 262 26')
    line(dark(wood, 0.55), 15, 'M14 292 L62 232')
    ring(iron, 8, 74, 236, 14)
    line(paper, 4, 'M262 26 Q284 70 280 196')
    oval(palette.curtain, 280, 206, 11, 14)
    fill(paper, 'M269 206 A11 14 0 0 0 291 206 Z')
    line(iron, 5, 'M280 222 V250 Q280 268 268 266 Q258 262 262 252')
  },
})
