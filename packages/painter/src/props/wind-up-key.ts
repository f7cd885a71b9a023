import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const windUpKey = (): Sprite => ({
  width: 220,
  height: 240,
  name: 'wind up key',
  draw: (pen, { palette }) => {
    const { fill, line, ring } = inkOf(pen)
    const { brass, dark, pale } = materialsOf(palette)
    fill(dark(brass, 0.2), 'M100 120 H120 V232 H100 Z')
    fill(dark(brass, 0.4), 'M92 128 H128 V142 H92 Z M94 206 H126 V220 H94 Z')
    ring(brass, 25, 60, 70, 40, 46)
    ring(brass, 25, 160, 70, 40, 46)
    fill(brass, 'M88 44 H132 V120 H88 Z')
    line(pale(brass, 0.6), 6, 'M30 50 Q44 24 70 30 M134 40 Q160 18 180 40')
  },
})
