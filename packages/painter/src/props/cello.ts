import { mix } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const cello = (): Sprite => ({
  width: 150,
  height: 340,
  name: 'cello',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { wood, iron, paper, dark, pale } = materialsOf(palette)
    line(iron, 5, 'M75 300 V334')
    const amber = mix(wood, palette.accents[0], 0.45)
    fill(
      dark(amber, 0.2),
      'M75 130 C112 126 136 146 128 176 C122 196 112 200 114 216 C134 232 146 252 138 278 C128 306 100 312 75 312 C50 312 22 306 12 278 C4 252 16 232 36 216 C38 200 28 196 22 176 C14 146 38 126 75 130 Z',
    )
    fill(
      amber,
      'M75 138 C106 134 126 150 120 174 C114 194 104 200 106 218 C126 232 136 254 130 274 C120 298 98 304 75 304 C52 304 30 298 20 274 C14 254 24 232 44 218 C46 200 36 194 30 174 C24 150 44 134 75 138 Z',
    )
    line(iron, 5, 'M46 192 Q58 196 50 214 Q42 232 54 238 M104 192 Q92 196 100 214 Q108 232 96 238')
    fill(iron, 'M66 60 H84 L88 206 H62 Z')
    fill(dark(wood, 0.45), 'M66 246 H84 L90 300 H60 Z')
    fill(dark(amber, 0.3), 'M66 64 H84 V30 Q90 8 74 6 Q58 8 62 22 Q70 30 66 40 Z')
    fill(paper, 'M58 228 H92 V236 H58 Z')
    line(iron, 6, 'M50 36 H66 M84 36 H100 M50 52 H66 M84 52 H100')
    line(pale(amber, 0.5), 2, 'M71 60 V246 M79 60 V246')
  },
})
