import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const chessKing = (colour: Rgb): Sprite => ({
  width: 170,
  height: 330,
  name: 'chess king',
  draw: (pen, { palette }) => {
    const { fill } = inkOf(pen)
    const { dark, pale } = materialsOf(palette)
    fill(colour, 'M79 8 H91 V24 H108 V37 H91 V58 H79 V37 H62 V24 H79 Z')
    fill(colour, 'M48 66 Q85 44 122 66 L112 118 H58 Z')
    fill(dark(colour, 0.3), 'M50 116 H120 V130 H50 Z M44 136 H126 V148 H44 Z')
    fill(colour, 'M60 148 H110 Q108 220 134 270 H36 Q62 220 60 148 Z')
    fill(dark(colour, 0.35), 'M30 266 H140 V282 H30 Z M16 288 H154 L160 322 H10 Z')
    fill(pale(colour, 0.35), 'M70 152 Q70 220 52 266 H64 Q80 220 80 152 Z M64 68 L72 112 H80 L76 62 Z')
  },
})
