import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const paperLantern = (colour: Rgb): Sprite => ({
  width: 180,
  height: 260,
  name: 'paper lantern',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { wood, iron, dark } = materialsOf(palette)
    line(iron, 5, 'M90 4 V30')
    fill(dark(wood, 0.5), 'M62 26 H118 V40 H62 Z M62 196 H118 V210 H62 Z')
    fill(colour, 'M62 38 H118 Q176 70 174 118 Q176 166 118 198 H62 Q4 166 6 118 Q4 70 62 38 Z')
    fill(palette.light, 'M70 44 H110 Q146 74 144 118 Q146 162 110 192 H70 Q34 162 36 118 Q34 74 70 44 Z', 0.55)
    line(
      dark(colour, 0.3),
      4,
      'M34 56 Q90 70 146 56 M12 88 Q90 104 168 88 M6 118 Q90 134 174 118 M12 148 Q90 164 168 148 M34 180 Q90 194 146 180',
    )
    line(colour, 6, 'M90 210 V252 M80 212 L76 242 M100 212 L104 242')
  },
})
