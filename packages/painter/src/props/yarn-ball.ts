import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const yarnBall = (colour: Rgb): Sprite => ({
  width: 240,
  height: 200,
  name: 'yarn ball',
  draw: (pen, { palette }) => {
    const { line, oval } = inkOf(pen)
    const { dark, pale } = materialsOf(palette)
    line(colour, 7, 'M170 164 Q206 196 232 176 Q242 160 222 156')
    oval(dark(colour, 0.2), 106, 102, 92)
    for (let i = -3; i <= 3; i++) {
      line(
        i % 2 ? pale(colour, 0.3) : dark(colour, 0.45),
        6,
        `M${40 + Math.abs(i) * 9} ${102 + i * 20} Q106 ${66 + i * 26} ${172 - Math.abs(i) * 9} ${102 + i * 20}`,
      )
    }
    line(pale(colour, 0.25), 6, 'M60 36 Q40 110 86 184 M84 22 Q62 110 112 190 M108 16 Q90 100 138 184')
    line(dark(colour, 0.45), 5, 'M72 28 Q50 110 98 188 M96 18 Q76 104 126 188')
  },
})
