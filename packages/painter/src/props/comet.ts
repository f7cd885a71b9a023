import { mix, white } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'

export const comet = (): Sprite => ({
  width: 340,
  height: 190,
  name: 'comet',
  draw: (pen, { palette }) => {
    const { fill, oval } = inkOf(pen)
    const tail = mix(palette.light, palette.accents[1], 0.25)
    const hot = mix(palette.light, white, 0.6)
    fill(tail, 'M300 74 C200 40 110 20 4 4 C100 66 180 120 262 168 Z', 0.4)
    for (const path of [
      'M306 82 C220 44 120 24 34 8 C130 44 210 74 262 118 Z',
      'M280 92 C200 62 130 50 62 44 C140 74 210 104 262 142 Z',
      'M268 112 C210 92 170 84 112 84 C180 110 220 134 258 158 Z',
    ])
      fill(mix(tail, hot, 0.4), path, 0.85)
    oval(tail, 286, 122, 52, 52, 0.5)
    oval(mix(tail, hot, 0.5), 286, 122, 42)
    oval(hot, 290, 126, 28)
  },
})
