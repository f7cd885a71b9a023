import { mix, white, type Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const hourglass = (colour: Rgb): Sprite => ({
  width: 160,
  height: 260,
  name: 'hourglass',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { wood, glass, dark } = materialsOf(palette)
    fill(glass, 'M36 34 H124 C124 92 92 110 88 130 C92 150 124 168 124 226 H36 C36 168 68 150 72 130 C68 110 36 92 36 34 Z')
    fill(colour, 'M48 70 Q80 82 112 70 C106 98 88 112 84 128 H76 C72 112 54 98 48 70 Z')
    fill(colour, 'M77 128 H83 V200 H77 Z')
    fill(colour, 'M40 226 Q46 196 80 178 Q114 196 120 226 Z')
    line(mix(glass, white, 0.5), 5, 'M48 48 C50 78 60 90 64 100 M46 214 C48 190 58 172 64 164')
    fill(dark(wood, 0.35), 'M20 30 H30 V230 H20 Z M130 30 H140 V230 H130 Z')
    fill(wood, 'M10 10 H150 V36 H10 Z M10 224 H150 V250 H10 Z')
    fill(dark(wood, 0.4), 'M10 28 H150 V36 H10 Z M10 242 H150 V250 H10 Z')
  },
})
