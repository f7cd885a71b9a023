import { mix, white } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const fishbowl = (): Sprite => ({
  width: 240,
  height: 210,
  name: 'fishbowl',
  draw: (pen, { palette }) => {
    const { fill, line, oval, ring } = inkOf(pen)
    const { leaf, glass, dark } = materialsOf(palette)
    fill(dark(glass, 0.05), 'M70 22 H170 Q232 62 228 118 Q222 196 120 200 Q18 196 12 118 Q8 62 70 22 Z', 0.6)
    fill(mix(palette.waterPale, palette.waterDeep, 0.2), 'M22 84 Q120 104 218 84 Q240 188 120 194 Q0 188 22 84 Z', 0.9)
    fill(mix(palette.groundFar, palette.light, 0.3), 'M42 172 Q120 146 198 172 Q170 196 120 196 Q70 196 42 172 Z')
    line(leaf, 7, 'M70 172 Q58 146 72 124 M84 172 Q96 142 84 116')
    fill(palette.accents[0], 'M116 128 Q140 102 168 124 L192 108 V148 L168 134 Q140 152 116 128 Z')
    oval(mix(palette.waterPale, white, 0.4), 120, 88, 96, 12, 0.8)
    line(mix(glass, white, 0.7), 8, 'M32 94 Q40 60 66 42')
    ring(mix(glass, white, 0.4), 7, 120, 22, 52, 9)
  },
})
