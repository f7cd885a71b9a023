import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const mask = (colour: Rgb, secondColour: Rgb): Sprite => ({
  width: 280,
  height: 230,
  name: 'mask',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { brass, dark, pale } = materialsOf(palette)
    line(brass, 9, 'M244 130 L262 222')
    fill(secondColour, 'M92 78 C34 74 6 44 10 8 C44 6 100 30 112 74 Z')
    fill(dark(secondColour, 0.3), 'M104 76 C74 50 72 22 84 2 C120 16 140 46 138 78 Z')
    fill(
      colour,
      'M140 76 C184 48 248 60 264 92 C272 132 236 168 200 166 C172 164 158 142 140 142 C122 142 108 164 80 166 C44 168 8 132 16 92 C32 60 96 48 140 76 Z',
    )
    fill(pale(colour, 0.35), 'M140 76 C100 50 44 58 24 90 C60 70 110 74 140 92 C170 74 220 70 256 90 C236 58 180 50 140 76 Z')
    fill(palette.shadow, 'M46 112 Q74 88 112 114 Q84 142 46 112 Z M234 112 Q206 88 168 114 Q196 142 234 112 Z')
    oval(brass, 140, 90, 11, 14)
  },
})
