import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const anchor = (): Sprite => ({
  width: 220,
  height: 280,
  name: 'anchor',
  draw: (pen, { palette }) => {
    const { fill, line, oval, ring } = inkOf(pen)
    const { wood, iron, dark, pale } = materialsOf(palette)
    ring(iron, 13, 110, 30, 20)
    fill(dark(wood, 0.1), 'M54 66 H166 V84 H54 Z')
    oval(dark(wood, 0.1), 54, 75, 12)
    oval(dark(wood, 0.1), 166, 75, 12)
    fill(iron, 'M99 50 H121 V236 H99 Z')
    fill(
      iron,
      'M8 170 L40 152 L56 194 L42 190 C56 226 86 240 110 240 C134 240 164 226 178 190 L164 194 L180 152 L212 170 L200 178 C188 240 150 268 110 274 C70 268 32 240 20 178 Z',
    )
    line(pale(iron, 0.4), 4, 'M104 92 V232 M38 200 C52 232 76 250 104 256')
  },
})
