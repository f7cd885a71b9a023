import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const carousel = (colour: Rgb, secondColour: Rgb): Sprite => ({
  width: 300,
  height: 300,
  name: 'carousel',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { wood, brass, iron, paper, dark } = materialsOf(palette)
    line(iron, 5, 'M150 40 V10')
    fill(secondColour, 'M150 8 L186 18 L150 30 Z')
    fill(dark(wood, 0.35), 'M128 110 H172 V256 H128 Z')
    line(brass, 6, 'M46 116 V254 M100 116 V258 M200 116 V258 M254 116 V254')
    for (const [x, y] of [
      [60, 178],
      [200, 170],
      [112, 206],
      [244, 200],
    ] as const) {
      const size = y > 190 ? 1 : 0.8
      pen.save()
      pen.translate(x - 14, y)
      pen.scale(size, size)
      fill(
        y > 190 ? paper : dark(paper, 0.25),
        'M-24 2 Q-10 -8 14 -2 L24 -28 L30 -34 L46 -16 L40 -10 L32 -14 Q30 14 20 22 L26 42 L18 44 L8 24 H-14 L-24 44 L-30 40 L-24 20 Z',
      )
      fill(colour, 'M-6 -6 Q4 2 14 -4 L12 14 H-4 Z')
      pen.restore()
    }
    for (let i = 0; i < 6; i++) {
      const cloth = i % 2 ? paper : colour
      const left = 8 + i * 47.4
      fill(dark(cloth, i > 3 ? 0.3 : 0), `M150 34 L${left} 98 H${left + 47.4} Z`)
      fill(dark(i % 2 ? secondColour : colour, i > 3 ? 0.35 : 0.1), `M${left} 96 H${left + 47.4} V110 Q${left + 23.7} 134 ${left} 110 Z`)
    }
    fill(colour, 'M16 252 H284 L292 274 H8 Z')
    fill(dark(colour, 0.45), 'M8 272 H292 V292 H8 Z')
    line(secondColour, 5, 'M18 262 H282')
  },
})
