import { mix, white } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'

export const wave = (): Sprite => ({
  width: 360,
  height: 250,
  name: 'wave',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const foam = mix(palette.light, white, 0.5)
    const deep = mix(palette.waterDeep, palette.waterPale, 0.25)
    const sheen = mix(palette.waterPale, palette.light, 0.15)
    fill(deep, 'M4 244 Q40 60 188 16 Q304 -10 344 84 Q352 128 314 146 Q322 100 268 84 Q206 78 198 150 Q196 210 356 244 Z')
    fill(sheen, 'M28 244 Q62 90 196 40 Q282 20 324 76 Q246 34 196 92 Q170 130 176 168 Q184 214 236 244 Z')
    line(deep, 7, 'M60 240 Q92 122 196 70 M96 242 Q116 146 178 112 M136 242 Q136 196 160 160 M178 242 Q160 206 166 180')
    fill(
      foam,
      'M178 20 Q300 -22 350 76 Q362 128 326 162 Q330 140 314 138 Q310 160 294 160 Q300 138 286 130 Q274 144 262 136 Q284 112 262 90 Q306 96 312 116 Q316 70 268 44 Q230 28 178 20 Z',
    )
    oval(foam, 282, 182, 8)
    oval(foam, 306, 186, 6)
    oval(foam, 262, 166, 5)
    line(foam, 9, 'M206 222 Q250 204 290 224 Q320 238 354 232')
  },
})
