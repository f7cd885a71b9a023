import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const teapot = (colour: Rgb): Sprite => ({
  width: 270,
  height: 210,
  name: 'teapot',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { brass, dark, pale } = materialsOf(palette)
    line(dark(colour, 0.35), 17, 'M196 78 C250 54 268 138 194 152')
    fill(dark(colour, 0.15), 'M74 150 C34 146 40 92 12 78 L30 62 C62 76 60 110 84 108 Z')
    fill(colour, 'M134 58 C204 58 222 96 216 132 C210 176 176 196 134 196 C92 196 58 176 52 132 C46 96 64 58 134 58 Z')
    fill(dark(colour, 0.4), 'M92 192 H176 V204 H92 Z')
    fill(dark(colour, 0.3), 'M84 62 Q134 22 184 62 Q134 78 84 62 Z')
    oval(brass, 134, 30, 13)
    fill(pale(colour, 0.45), 'M52 126 Q134 150 216 126 L216 142 Q134 168 52 142 Z')
    fill(pale(colour, 0.4), 'M82 84 Q70 96 68 116 Q80 114 84 104 Q86 92 98 80 Z')
  },
})
