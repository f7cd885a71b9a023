import { mix, white } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const fountain = (): Sprite => ({
  width: 260,
  height: 270,
  name: 'fountain',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { stone, dark, pale } = materialsOf(palette)
    const water = mix(palette.waterPale, white, 0.45)
    fill(dark(stone, 0.25), 'M116 70 H144 L150 226 H110 Z')
    line(water, 9, 'M130 60 Q130 6 96 22 Q76 34 74 92 M130 60 Q130 6 164 22 Q184 34 186 92 M130 60 V14')
    fill(stone, 'M62 92 H198 Q190 124 130 126 Q70 124 62 92 Z')
    fill(pale(stone, 0.35), 'M58 86 H202 V98 H58 Z')
    line(water, 7, 'M70 104 Q50 140 46 190 M190 104 Q210 140 214 190 M100 124 Q92 160 92 200 M160 124 Q168 160 168 200')
    oval(dark(palette.waterPale, 0.25), 130, 206, 112, 20)
    oval(water, 130, 206, 60, 9)
    fill(stone, 'M12 204 Q130 238 248 204 L236 246 Q130 276 24 246 Z')
    fill(pale(stone, 0.35), 'M8 198 Q130 234 252 198 V212 Q130 248 8 212 Z')
    line(dark(stone, 0.4), 4, 'M70 230 L74 258 M130 236 V264 M190 230 L186 258')
  },
})
