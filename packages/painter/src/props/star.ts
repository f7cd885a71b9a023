import { mix } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const star = (): Sprite => ({
  width: 220,
  height: 220,
  name: 'star',
  draw: (pen, { palette }) => {
    const { fill } = inkOf(pen)
    const { brass, dark, pale } = materialsOf(palette)
    const gold = mix(palette.light, brass, 0.35)
    fill(gold, 'M108 6 L138 76 L214 82 L158 132 L176 208 L110 168 L46 212 L62 134 L6 88 L80 78 Z')
    fill(
      dark(gold, 0.3),
      'M110 112 L158 132 L176 208 L110 168 Z M110 112 L138 76 L214 82 Z M110 112 L62 134 L6 88 Z M110 112 L108 6 L80 78 Z M110 112 L46 212 L110 168 Z',
    )
    fill(pale(gold, 0.6), 'M110 112 L108 6 L138 76 Z M110 112 L6 88 L80 78 Z M110 112 L62 134 L46 212 Z')
  },
})
