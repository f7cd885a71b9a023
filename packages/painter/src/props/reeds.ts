import type { Rng } from '../random/rng.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const reeds = (rng: Rng): Sprite => ({
  width: 200,
  height: 300,
  name: 'reeds',
  draw: (pen, { palette }) => {
    const { line } = inkOf(pen)
    const { wood, leaf, dark } = materialsOf(palette)
    for (let i = 0; i < 9; i++) {
      const x = 24 + i * 19
      const top = rng.between(30, 120)
      const lean = rng.between(-26, 26)
      line(i % 2 ? leaf : dark(leaf, 0.35), 8, `M${100 + (x - 100) * 0.5} 296 Q${x} 200 ${Math.min(184, Math.max(16, x + lean))} ${top}`)
    }
    for (const [x, y] of [
      [52, 26],
      [108, 12],
      [150, 54],
    ] as const) {
      line(leaf, 6, `M${100 + (x - 100) * 0.4} 296 Q${x - 4} 180 ${x} ${y + 20}`)
      line(dark(wood, 0.35), 18, `M${x} ${y} V${y + 56}`)
    }
  },
})
