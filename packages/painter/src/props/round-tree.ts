import type { Rgb } from '../colour/colour.ts'
import type { Rng } from '../random/rng.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const roundTree = (colour: Rgb, rng: Rng): Sprite => ({
  width: 240,
  height: 290,
  name: 'round tree',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { wood, dark, pale } = materialsOf(palette)
    fill(dark(wood, 0.45), 'M96 284 Q112 260 110 180 H132 Q130 260 148 284 Z')
    line(dark(wood, 0.45), 9, 'M118 210 L88 172 M124 204 L156 164')
    for (let bump = 0; bump < 9; bump++) {
      const a = (bump / 9) * Math.PI * 2 + rng.between(-0.2, 0.2)
      oval(
        dark(colour, Math.sin(a) > 0.3 ? 0.5 : 0.3),
        120 + Math.cos(a) * 68,
        112 + Math.sin(a) * 62,
        rng.between(34, 46),
        rng.between(32, 42),
      )
    }
    oval(dark(colour, 0.15), 112, 100, 76, 72)
    for (let i = 0; i < 60; i++) {
      const a = rng.between(0, Math.PI * 2)
      const reach = Math.sqrt(rng.next()) * 88
      const x = 116 + Math.cos(a) * reach
      const y = 106 + Math.sin(a) * reach
      const lit = (210 - x + (200 - y)) / 420
      oval(rng.chance(lit) ? pale(colour, 0.35) : dark(colour, 0.3), x, y, rng.between(9, 17), rng.between(7, 12))
    }
  },
})
