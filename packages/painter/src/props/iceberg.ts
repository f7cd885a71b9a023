import { mix, white } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const iceberg = (): Sprite => ({
  width: 300,
  height: 320,
  name: 'iceberg',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { dark } = materialsOf(palette)
    const ice = mix(palette.light, white, 0.5)
    const under = mix(palette.waterPale, palette.fog, 0.3)
    fill(dark(under, 0.1), 'M20 148 H284 L264 214 L204 262 L176 314 L128 284 L74 262 L34 200 Z', 0.9)
    fill(dark(under, 0.35), 'M170 148 H284 L264 214 L204 262 L176 314 Z', 0.9)
    fill(ice, 'M26 142 L60 96 L92 84 L128 14 L168 52 L196 44 L236 100 L276 142 Z')
    fill(mix(ice, palette.waterPale, 0.55), 'M128 14 L168 52 L196 44 L236 100 L276 142 H168 L152 96 Z')
    fill(mix(ice, palette.waterDeep, 0.4), 'M196 44 L236 100 L276 142 H214 L204 96 Z')
    line(mix(ice, white, 0.5), 5, 'M4 146 H296')
  },
})
