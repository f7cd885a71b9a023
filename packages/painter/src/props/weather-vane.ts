import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const weatherVane = (): Sprite => ({
  width: 240,
  height: 290,
  name: 'weather vane',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { brass, iron, dark } = materialsOf(palette)
    line(iron, 9, 'M120 110 V286')
    line(iron, 7, 'M30 190 H210')
    oval(brass, 120, 190, 13)
    oval(brass, 30, 190, 9)
    oval(brass, 210, 190, 9)
    fill(iron, 'M10 130 H186 V116 L228 136 L186 158 V142 H10 L30 136 Z')
    fill(dark(brass, 0.4), 'M92 112 Q26 120 18 62 Q14 22 56 8 Q38 32 52 48 Q52 24 82 18 Q68 40 80 58 Q86 40 106 42 Q96 66 110 88 Z')
    fill(
      brass,
      'M86 120 Q60 104 74 82 Q104 92 130 72 Q136 40 156 34 L152 20 L164 28 L172 12 L178 28 L190 22 L186 40 L208 52 L186 58 L184 72 L176 62 Q180 104 144 120 Z',
    )
  },
})
