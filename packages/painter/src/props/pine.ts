import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const pine = (): Sprite => ({
  width: 180,
  height: 320,
  name: 'pine',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { wood, leaf, dark, pale } = materialsOf(palette)
    fill(dark(wood, 0.5), 'M80 270 H100 L104 316 H76 Z')
    for (const [y, reach, tone] of [
      [284, 84, 0.45],
      [232, 70, 0.35],
      [178, 56, 0.25],
      [126, 40, 0.15],
    ] as const) {
      fill(
        dark(leaf, tone),
        `M90 ${y - 118} Q${90 + reach * 0.35} ${y - 40} ${90 + reach} ${y} Q${90 + reach * 0.6} ${y - 10} ${90 + reach * 0.4} ${y + 2} Q${90 + reach * 0.2} ${y - 8} 90 ${y + 6} Q${90 - reach * 0.2} ${y - 8} ${90 - reach * 0.4} ${y + 2} Q${90 - reach * 0.6} ${y - 10} ${90 - reach} ${y} Q${90 - reach * 0.35} ${y - 40} 90 ${y - 118} Z`,
      )
      line(pale(leaf, 0.2), 4, `M${90 - reach * 0.15} ${y - 66} Q${90 - reach * 0.4} ${y - 30} ${90 - reach * 0.7} ${y - 12}`)
    }
  },
})
