import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const rose = (colour: Rgb): Sprite => ({
  width: 150,
  height: 330,
  name: 'rose',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { leaf, dark, pale } = materialsOf(palette)
    line(leaf, 9, 'M76 120 Q64 220 78 324')
    fill(leaf, 'M72 220 Q104 168 142 184 Q130 226 72 232 Z')
    fill(dark(leaf, 0.25), 'M70 266 Q40 216 8 230 Q20 272 70 278 Z')
    fill(leaf, 'M40 110 Q30 138 20 142 Q56 146 76 128 Q96 146 132 142 Q122 138 112 110 Z')
    fill(colour, 'M76 10 C122 6 146 40 138 76 C132 112 104 128 76 128 C48 128 20 112 14 76 C6 40 30 6 76 10 Z')
    fill(
      dark(colour, 0.35),
      'M14 70 Q40 60 66 96 Q70 116 76 128 C48 128 20 112 14 70 Z M138 70 Q112 60 86 96 Q80 116 76 128 C104 128 132 112 138 70 Z',
    )
    fill(pale(colour, 0.25), 'M40 40 Q76 20 112 40 Q108 84 76 96 Q44 84 40 40 Z')
    line(dark(colour, 0.55), 5, 'M52 46 Q76 70 100 46 Q96 28 76 32 Q60 36 66 48 Q76 56 86 46 M44 62 Q60 90 76 94 Q96 88 108 62')
  },
})
