import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const scarecrow = (colour: Rgb): Sprite => ({
  width: 260,
  height: 330,
  name: 'scarecrow',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { wood, brass, dark, pale } = materialsOf(palette)
    line(dark(wood, 0.4), 12, 'M130 40 V326 M14 128 H246')
    fill(colour, 'M96 104 H164 L250 112 L248 150 L170 150 L178 250 H82 L90 150 L12 150 L10 112 Z')
    fill(dark(colour, 0.4), 'M130 104 H164 L250 112 L248 150 L170 150 L178 250 H148 Q128 180 130 104 Z')
    fill(
      brass,
      'M82 246 L90 276 L100 250 L112 280 L124 250 L136 282 L148 250 L160 278 L178 246 Z M10 116 L-2 128 L10 134 L0 146 L14 150 Z M250 116 L260 128 L250 134 L260 146 L246 150 Z',
    )
    oval(pale(wood, 0.35), 130, 78, 34, 32)
    fill(dark(wood, 0.25), 'M66 74 Q100 60 102 50 L112 12 Q130 4 148 12 L158 50 Q160 60 194 74 Q130 96 66 74 Z')
    fill(dark(colour, 0.2), 'M102 50 Q130 60 158 50 L160 62 Q130 72 100 62 Z')
    fill(palette.accents[1], 'M100 196 H122 V218 H100 Z')
  },
})
