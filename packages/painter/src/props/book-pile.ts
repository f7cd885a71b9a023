import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const bookPile = (colour: Rgb, secondColour: Rgb): Sprite => ({
  width: 250,
  height: 230,
  name: 'book pile',
  draw: (pen, { palette }) => {
    const { fill } = inkOf(pen)
    const { paper, dark } = materialsOf(palette)
    const books = [
      [16, 188, 214, 36, colour],
      [34, 152, 196, 36, palette.groundFar],
      [10, 122, 190, 30, secondColour],
      [44, 84, 176, 38, palette.accents[2]],
      [30, 54, 158, 30, palette.accents[3]],
    ] as const
    for (const [x, y, width, thick, cover] of books) {
      fill(dark(cover, 0.1), `M${x + 8} ${y} H${x + width} V${y + thick} H${x + 8} Q${x - 6} ${y + thick / 2} ${x + 8} ${y} Z`)
      fill(paper, `M${x + 48} ${y + 7} H${x + width - 4} V${y + thick - 7} H${x + 48} Q${x + 38} ${y + thick / 2} ${x + 48} ${y + 7} Z`)
      fill(dark(cover, 0.5), `M${x + 8} ${y + thick - 4} H${x + width} V${y + thick} H${x + 8} Z`)
    }
    fill(colour, 'M60 54 L134 8 L224 32 L166 54 Z')
    fill(paper, 'M68 54 L136 16 L214 34 L160 54 Z')
  },
})
