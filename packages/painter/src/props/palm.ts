import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const palm = (): Sprite => ({
  width: 280,
  height: 320,
  name: 'palm',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { wood, leaf, dark, pale } = materialsOf(palette)
    line(dark(wood, 0.3), 20, 'M120 312 Q150 220 142 100')
    line(pale(wood, 0.3), 4, 'M114 290 L134 294 M122 262 L140 266 M130 232 L148 234 M134 202 L152 203 M135 172 L153 172 M134 142 L152 140')
    for (const [path, tone] of [
      ['M142 96 Q90 30 14 76 Q60 66 84 88 Q60 96 142 100 Z', 0.3],
      ['M142 96 Q196 30 270 80 Q222 68 198 90 Q226 98 142 100 Z', 0.35],
      ['M142 96 Q70 70 28 160 Q66 120 92 124 Q80 140 142 102 Z', 0.15],
      ['M142 96 Q214 74 254 164 Q220 124 194 126 Q206 142 142 102 Z', 0.2],
      ['M142 98 Q96 10 60 16 Q96 36 104 60 Q112 80 142 100 Z', 0.05],
      ['M142 98 Q150 14 214 12 Q176 36 170 62 Q164 84 142 100 Z', 0],
    ] as const)
      fill(dark(leaf, tone), path)
    line(pale(leaf, 0.4), 3, 'M142 98 Q96 46 40 74 M142 98 Q196 48 244 76 M142 98 Q84 82 48 136 M142 98 Q204 86 234 140')
    for (const [x, y] of [
      [130, 106],
      [150, 108],
      [140, 116],
    ] as const)
      oval(dark(wood, 0.5), x, y, 11)
  },
})
