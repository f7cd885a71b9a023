import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const arch = (): Sprite => ({
  width: 220,
  height: 290,
  name: 'arch',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { stone, dark, pale } = materialsOf(palette)
    fill(stone, 'M14 284 V120 Q14 16 110 16 Q206 16 206 120 V284 H156 V122 Q156 70 110 70 Q64 70 64 122 V284 Z')
    fill(
      dark(stone, 0.4),
      'M156 284 V122 Q156 70 110 70 Q104 70 100 71 Q146 76 146 124 V284 Z M64 284 V122 Q64 110 67 100 Q54 116 54 130 V284 Z',
    )
    line(
      dark(stone, 0.4),
      4,
      'M110 18 V68 M62 34 L84 76 M158 34 L136 76 M26 76 L68 98 M194 76 L152 98 M14 128 H54 M166 128 H206 M14 172 H54 M166 172 H206 M14 216 H54 M166 216 H206 M36 128 V172 M186 172 V216 M34 216 V254',
    )
    fill(pale(stone, 0.35), 'M90 8 H130 L124 74 H96 Z M4 262 H72 V286 H4 Z M148 262 H216 V286 H148 Z')
  },
})
