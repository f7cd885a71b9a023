import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const armchair = (colour: Rgb): Sprite => ({
  width: 260,
  height: 250,
  name: 'armchair',
  draw: (pen, { palette }) => {
    const { fill, oval } = inkOf(pen)
    const { wood, dark, pale } = materialsOf(palette)
    fill(dark(wood, 0.4), 'M40 218 H58 L54 244 H44 Z M202 218 H220 L216 244 H206 Z')
    fill(dark(colour, 0.2), 'M58 150 C36 20 82 10 130 10 C178 10 224 20 202 150 Z')
    fill(pale(colour, 0.12), 'M74 140 C58 34 92 26 130 26 C168 26 202 34 186 140 Z')
    for (const [x, y] of [
      [104, 58],
      [156, 58],
      [130, 84],
      [104, 110],
      [156, 110],
    ] as const)
      oval(dark(colour, 0.55), x, y, 5)
    fill(dark(colour, 0.35), 'M44 176 H216 V224 H44 Z')
    fill(pale(colour, 0.2), 'M60 136 Q130 122 200 136 Q212 160 200 178 H60 Q48 160 60 136 Z')
    fill(
      colour,
      'M12 128 Q14 98 40 98 Q66 98 66 128 V222 H24 Q14 180 12 128 Z M248 128 Q246 98 220 98 Q194 98 194 128 V222 H236 Q246 180 248 128 Z',
    )
    oval(dark(colour, 0.35), 39, 124, 20, 19)
    oval(dark(colour, 0.35), 221, 124, 20, 19)
  },
})
