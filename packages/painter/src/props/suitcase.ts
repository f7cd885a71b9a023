import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const suitcase = (colour: Rgb): Sprite => ({
  width: 230,
  height: 190,
  name: 'suitcase',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { wood, brass, dark, pale } = materialsOf(palette)
    line(dark(wood, 0.55), 11, 'M82 42 V24 Q82 12 94 12 H136 Q148 12 148 24 V42')
    fill(colour, 'M24 42 H206 Q222 42 222 58 V168 Q222 184 206 184 H24 Q8 184 8 168 V58 Q8 42 24 42 Z')
    fill(dark(colour, 0.4), 'M8 92 H222 V102 H8 Z')
    const strap = dark(wood, 0.5)
    fill(strap, 'M48 40 H68 V186 H48 Z M162 40 H182 V186 H162 Z')
    fill(brass, 'M44 104 H72 V122 H44 Z M158 104 H186 V122 H158 Z M102 86 H128 V112 H102 Z')
    fill(
      strap,
      'M8 58 Q8 42 24 42 H38 Q36 70 8 72 Z M222 58 Q222 42 206 42 H192 Q194 70 222 72 Z M8 168 Q8 184 24 184 H38 Q36 158 8 156 Z M222 168 Q222 184 206 184 H192 Q194 158 222 156 Z',
    )
    line(pale(colour, 0.4), 4, 'M76 54 H154')
  },
})
