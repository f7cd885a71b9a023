import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const bridge = (): Sprite => ({
  width: 400,
  height: 190,
  name: 'bridge',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { stone, dark, pale } = materialsOf(palette)
    fill(stone, 'M4 186 V92 Q200 -10 396 92 V186 H366 Q360 96 292 96 Q226 96 220 186 H180 Q174 96 108 96 Q40 96 34 186 Z')
    fill(dark(stone, 0.3), 'M4 104 Q200 2 396 104 V114 Q200 14 4 114 Z')
    line(dark(stone, 0.55), 8, 'M34 184 Q40 96 108 96 Q174 96 180 184 M220 184 Q226 96 292 96 Q360 96 366 184')
    line(
      dark(stone, 0.5),
      5,
      'M58 112 L46 92 M108 96 V72 M160 116 L172 92 M240 116 L228 92 M292 96 V72 M342 112 L354 92 M10 140 H26 M12 160 H28 M374 140 H390 M190 130 H210 M188 152 H212',
    )
    fill(pale(stone, 0.4), 'M0 88 Q200 -14 400 88 V96 Q200 -4 0 96 Z')
  },
})
