import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const scales = (): Sprite => ({
  width: 260,
  height: 280,
  name: 'scales',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { brass, dark, pale } = materialsOf(palette)
    fill(dark(brass, 0.3), 'M70 262 Q130 228 190 262 V274 H70 Z')
    fill(brass, 'M122 40 H138 V250 H122 Z')
    line(brass, 10, 'M30 62 Q80 44 130 44 Q180 44 230 30')
    oval(pale(brass, 0.4), 130, 30, 16)
    line(dark(brass, 0.3), 4, 'M30 62 L8 172 M30 62 L66 172 M230 30 L194 138 M230 30 L252 138')
    fill(brass, 'M2 170 H72 Q66 206 37 206 Q8 206 2 170 Z M188 136 H258 Q252 172 223 172 Q194 172 188 136 Z')
    fill(dark(brass, 0.4), 'M2 170 H72 L70 180 H4 Z M188 136 H258 L256 146 H190 Z')
  },
})
