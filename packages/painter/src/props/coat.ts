import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const coat = (colour: Rgb): Sprite => ({
  width: 210,
  height: 290,
  name: 'coat',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { wood, brass, iron, dark, pale } = materialsOf(palette)
    line(iron, 7, 'M105 44 V30 Q88 26 96 12 Q112 2 118 20')
    line(dark(wood, 0.2), 10, 'M48 78 L105 46 L162 78')
    fill(colour, 'M72 62 Q105 80 138 62 L182 84 L200 206 L168 212 L158 150 L172 280 H38 L52 150 L42 212 L10 206 L28 84 Z')
    fill(dark(colour, 0.35), 'M105 76 Q124 74 138 62 L182 84 L200 206 L168 212 L158 150 L172 280 H108 Z')
    fill(pale(colour, 0.3), 'M72 62 Q84 74 105 76 L92 132 L62 90 Z M138 62 Q126 74 105 76 L118 132 L148 90 Z')
    line(dark(colour, 0.6), 5, 'M105 78 V278 M64 214 H88 M122 214 H148')
    for (const y of [150, 186, 222]) oval(brass, 95, y, 6)
  },
})
