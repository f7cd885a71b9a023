import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const bicycle = (colour: Rgb): Sprite => ({
  width: 320,
  height: 210,
  name: 'bicycle',
  draw: (pen, { palette }) => {
    const { fill, line, ring } = inkOf(pen)
    const { wood, iron, dark, pale } = materialsOf(palette)
    for (const x of [70, 250]) {
      ring(iron, 10, x, 140, 60)
      for (let spoke = 0; spoke < 4; spoke++) {
        const a = (spoke * Math.PI) / 4
        line(pale(iron, 0.35), 2.5, `M${x - Math.cos(a) * 56} ${140 - Math.sin(a) * 56} L${x + Math.cos(a) * 56} ${140 + Math.sin(a) * 56}`)
      }
    }
    line(colour, 10, 'M70 140 L118 62 H220 L152 146 Z M152 146 L108 44 M250 140 L212 34')
    line(iron, 9, 'M212 34 Q222 16 248 22 M190 26 L212 34')
    fill(dark(wood, 0.4), 'M78 34 Q108 26 140 38 Q120 52 84 48 Z')
    ring(iron, 7, 152, 146, 16)
    line(iron, 7, 'M152 146 L166 180 M158 180 H178')
  },
})
