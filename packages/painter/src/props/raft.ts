import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const raft = (colour: Rgb): Sprite => ({
  width: 320,
  height: 220,
  name: 'raft',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { wood, dark, pale } = materialsOf(palette)
    line(dark(wood, 0.4), 11, 'M164 14 V170')
    fill(colour, 'M172 24 Q262 50 250 136 Q212 128 172 140 Z')
    fill(dark(colour, 0.3), 'M172 96 Q216 92 254 104 Q254 122 250 136 Q212 128 172 140 Z')
    fill(dark(wood, 0.2), 'M40 156 H290 L314 206 H10 Z')
    for (let log = 0; log < 6; log++) {
      line(log % 2 ? wood : dark(wood, 0.3), 14, `M${56 + log * 45} 160 L${36 + log * 50} 204`)
      oval(pale(wood, 0.4), 34 + log * 50, 206, 12, 9)
    }
    line(pale(wood, 0.5), 6, 'M44 172 H296 M30 192 H306')
  },
})
