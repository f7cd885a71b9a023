import { mix, type Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const globe = (colour: Rgb): Sprite => ({
  width: 222,
  height: 270,
  name: 'globe',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { wood, brass, dark } = materialsOf(palette)
    fill(dark(wood, 0.3), 'M50 256 Q105 226 160 256 V266 H50 Z M96 214 H114 V250 H96 Z')
    line(brass, 10, 'M150 14 A106 106 0 0 1 60 208')
    oval(mix(palette.waterPale, palette.waterDeep, 0.4), 100, 112, 86)
    fill(
      colour,
      'M40 58 Q70 30 104 40 Q116 58 96 70 Q104 88 84 100 Q74 128 60 116 Q50 84 40 58 Z M92 122 Q120 112 126 134 Q118 160 104 184 Q92 170 94 148 Z M130 52 Q166 58 180 94 Q176 126 160 132 Q150 110 136 104 Q124 84 130 52 Z',
    )
    fill(palette.shadow, 'M142 36 A86 86 0 0 1 84 196 Q166 180 142 36 Z', 0.3)
    oval(brass, 146, 20, 9)
    oval(brass, 62, 202, 9)
  },
})
