import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const candle = (): Sprite => ({
  width: 130,
  height: 290,
  name: 'candle',
  draw: (pen, { palette }) => {
    const { fill, line, oval, ring } = inkOf(pen)
    const { brass, iron, paper, dark } = materialsOf(palette)
    oval(dark(brass, 0.35), 60, 266, 56, 20)
    oval(brass, 60, 260, 54, 15)
    ring(dark(brass, 0.3), 9, 114, 258, 12)
    fill(dark(brass, 0.2), 'M36 216 H84 V258 Q60 268 36 258 Z')
    fill(paper, 'M38 100 Q60 86 82 102 L84 224 Q60 236 36 224 Z')
    fill(dark(paper, 0.25), 'M64 94 Q78 94 82 102 L84 224 Q76 230 66 230 Z')
    fill(paper, 'M34 100 Q28 150 34 168 Q42 170 42 146 V108 Z M80 106 Q94 124 88 142 Q80 146 78 128 Z')
    line(iron, 4, 'M60 102 V84')
    fill(palette.accents[1], 'M60 8 C88 44 88 88 60 94 C32 88 32 48 60 8 Z')
    fill(palette.light, 'M60 38 C76 60 74 84 60 90 C46 84 46 62 60 38 Z')
  },
})
