import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const grandPiano = (colour: Rgb): Sprite => ({
  width: 340,
  height: 270,
  name: 'grand piano',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { wood, brass, iron, paper, dark, pale } = materialsOf(palette)
    fill(dark(colour, 0.35), 'M60 118 L84 22 Q190 -8 322 62 Q332 96 300 128 Z')
    fill(pale(colour, 0.14), 'M76 118 L96 36 Q190 8 306 70 Q312 96 290 124 Z')
    line(brass, 5, 'M252 132 L244 62')
    fill(dark(wood, 0.1), 'M60 116 H296 Q312 126 302 140 H60 Z')
    fill(colour, 'M30 134 H318 Q334 134 334 150 Q330 180 292 182 H30 Z')
    fill(dark(colour, 0.45), 'M30 166 H310 Q300 182 292 182 H30 Z')
    fill(dark(colour, 0.3), 'M10 134 H66 V176 H10 Z')
    fill(paper, 'M10 146 H62 V160 H10 Z')
    line(iron, 4, 'M20 146 V154 M29 146 V154 M42 146 V154 M51 146 V154')
    fill(colour, 'M40 180 H62 L54 258 H46 Z M270 180 H292 L286 258 H276 Z M160 180 H176 L172 250 H164 Z')
    oval(brass, 50, 260, 7)
    oval(brass, 281, 260, 7)
    fill(paper, 'M74 84 L110 76 L108 118 L72 118 Z')
  },
})
