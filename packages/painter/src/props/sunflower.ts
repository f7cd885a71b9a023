import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const sunflower = (): Sprite => ({
  width: 180,
  height: 350,
  name: 'sunflower',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { wood, brass, leaf, dark } = materialsOf(palette)
    line(leaf, 12, 'M90 130 Q104 240 88 344')
    fill(leaf, 'M96 250 Q134 190 172 208 Q156 256 96 262 Z')
    fill(dark(leaf, 0.25), 'M94 290 Q60 236 14 250 Q34 300 94 302 Z')
    pen.save()
    pen.translate(90, 90)
    for (let petal = 0; petal < 32; petal++) {
      pen.rotate((Math.PI * 2) / 16 + (petal === 16 ? Math.PI / 16 : 0))
      fill(petal < 16 ? dark(brass, 0.3) : brass, 'M-13 -40 Q-18 -70 0 -88 Q18 -70 13 -40 Z')
    }
    pen.restore()
    oval(dark(wood, 0.65), 90, 90, 44)
    oval(dark(wood, 0.35), 86, 86, 28)
    oval(dark(wood, 0.6), 88, 88, 15)
  },
})
