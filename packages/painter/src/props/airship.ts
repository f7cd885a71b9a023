import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const airship = (colour: Rgb, secondColour: Rgb): Sprite => ({
  width: 370,
  height: 230,
  name: 'airship',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { wood, iron, glow, dark } = materialsOf(palette)
    fill(dark(colour, 0.45), 'M50 72 L8 20 L64 26 L100 60 Z M50 104 L8 158 L64 150 L100 118 Z')
    fill(colour, 'M18 88 Q90 12 210 12 Q340 16 364 88 Q340 160 210 164 Q90 164 18 88 Z')
    fill(secondColour, 'M18 88 Q110 60 210 60 Q320 62 364 88 Q320 114 210 116 Q110 116 18 88 Z')
    fill(dark(colour, 0.35), 'M40 108 Q120 130 210 132 Q310 130 354 112 Q326 160 210 164 Q110 164 40 108 Z')
    line(dark(colour, 0.5), 3, 'M110 32 Q92 88 110 144 M180 14 Q166 88 180 162 M252 16 Q264 88 252 160 M312 38 Q326 88 312 140')
    line(iron, 4, 'M156 160 L166 190 M260 160 L250 190')
    fill(dark(wood, 0.2), 'M140 184 H276 Q270 216 244 220 H166 Q146 214 140 184 Z')
    fill(glow, 'M158 192 H180 V206 H160 Z M194 192 H216 V206 H194 Z M230 192 H256 L250 206 H230 Z')
    fill(dark(colour, 0.2), 'M26 84 H92 V92 H26 Z')
  },
})
