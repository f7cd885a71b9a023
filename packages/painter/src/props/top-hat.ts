import { mix, type Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const topHat = (colour: Rgb): Sprite => ({
  width: 240,
  height: 190,
  name: 'top hat',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { dark, pale } = materialsOf(palette)
    oval(dark(palette.shadow, 0.2), 120, 160, 112, 24)
    const felt = mix(palette.shadow, palette.groundMid, 0.35)
    fill(felt, 'M8 152 Q16 136 62 140 Q48 60 54 18 Q120 4 186 18 Q192 60 178 140 Q224 136 232 152 Q226 178 120 182 Q14 178 8 152 Z')
    fill(colour, 'M60 108 Q120 122 180 108 L178 140 Q120 156 62 140 Z')
    oval(pale(felt, 0.22), 120, 19, 66, 11)
    line(pale(felt, 0.4), 7, 'M74 40 Q70 70 76 98')
    line(pale(felt, 0.3), 5, 'M16 154 Q40 172 120 174 Q200 172 224 154')
  },
})
