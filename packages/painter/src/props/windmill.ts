import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const windmill = (colour: Rgb): Sprite => ({
  width: 280,
  height: 330,
  name: 'windmill',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { wood, iron, stone, paper, glow, dark, pale } = materialsOf(palette)
    fill(pale(stone, 0.35), 'M96 116 H184 L208 322 H72 Z')
    fill(dark(stone, 0.35), 'M152 116 H184 L208 322 H160 Z')
    fill(colour, 'M86 122 Q96 60 140 54 Q184 60 194 122 Z')
    fill(dark(colour, 0.4), 'M150 56 Q184 64 194 122 H160 Z')
    fill(dark(wood, 0.4), 'M120 322 V276 Q140 254 160 276 V322 Z')
    fill(glow, 'M128 176 H150 V204 H128 Z M132 226 H150 V248 H132 Z')
    pen.save()
    pen.translate(140, 116)
    pen.rotate(0.38)
    for (let sail = 0; sail < 4; sail++) {
      pen.rotate(Math.PI / 2)
      line(dark(wood, 0.5), 8, 'M0 0 V-118')
      fill(paper, 'M6 -34 H34 V-116 H6 Z')
      line(dark(wood, 0.4), 4, 'M6 -34 H34 V-116 H6 Z M6 -56 H34 M6 -79 H34 M6 -102 H34')
    }
    pen.restore()
    oval(iron, 140, 116, 12)
  },
})
