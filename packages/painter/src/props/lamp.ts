import { mix, white, type Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const lamp = (colour: Rgb): Sprite => ({
  width: 180,
  height: 290,
  name: 'lamp',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { brass, iron, dark, pale } = materialsOf(palette)
    fill(dark(brass, 0.3), 'M44 266 Q90 244 136 266 V280 H44 Z')
    fill(brass, 'M80 130 H100 V170 Q126 186 118 222 Q112 250 90 254 Q68 250 62 222 Q54 186 80 170 Z')
    fill(pale(brass, 0.5), 'M74 196 Q66 216 78 238 Q70 206 86 184 Z')
    fill(mix(colour, palette.light, 0.35), 'M56 14 H124 L172 140 H8 Z')
    fill(mix(palette.light, white, 0.3), 'M70 20 H110 L134 134 H46 Z', 0.75)
    fill(dark(colour, 0.2), 'M8 134 H172 L176 148 H4 Z M54 10 H126 V20 H54 Z')
    line(iron, 3, 'M132 148 V186')
    oval(iron, 132, 190, 6)
  },
})
