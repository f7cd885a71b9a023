import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const marionetteCross = (): Sprite => ({
  width: 260,
  height: 150,
  name: 'marionette cross',
  draw: (pen, { palette }) => {
    const { line, oval } = inkOf(pen)
    const { wood, brass, dark, pale } = materialsOf(palette)
    line(dark(wood, 0.1), 30, 'M20 74 H240')
    line(wood, 30, 'M92 24 L168 126')
    line(pale(wood, 0.4), 5, 'M24 68 H118 M148 68 H236 M96 22 L126 62')
    for (const [x, y] of [
      [20, 74],
      [240, 74],
      [92, 24],
      [168, 126],
    ] as const) {
      oval(dark(wood, 0.5), x, y, 11)
      oval(brass, x, y, 5)
    }
    oval(dark(wood, 0.55), 130, 75, 13)
  },
})
