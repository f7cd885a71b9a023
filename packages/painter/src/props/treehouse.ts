import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const treehouse = (colour: Rgb): Sprite => ({
  width: 300,
  height: 340,
  name: 'treehouse',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { wood, leaf, glow, dark, pale } = materialsOf(palette)
    const bark = dark(wood, 0.5)
    fill(bark, 'M126 334 Q140 300 134 210 H178 Q172 300 190 334 Z')
    line(bark, 15, 'M140 230 Q90 210 70 160 M170 230 Q220 200 240 150')
    for (const [x, y, size] of [
      [70, 96, 58],
      [150, 62, 58],
      [230, 100, 60],
      [110, 70, 50],
      [190, 64, 50],
    ] as const)
      oval(dark(leaf, 0.25), x, y, size, size * 0.86)
    for (const [x, y, size] of [
      [60, 82, 36],
      [142, 42, 36],
      [222, 78, 38],
    ] as const)
      oval(pale(leaf, 0.25), x, y, size, size * 0.7)
    fill(dark(wood, 0.1), 'M98 138 H208 L204 222 H102 Z')
    line(dark(wood, 0.45), 3, 'M100 160 H206 M100 180 H206 M102 202 H204')
    fill(colour, 'M152 82 L226 142 H80 Z')
    fill(dark(colour, 0.4), 'M152 82 L226 142 H170 Z')
    fill(glow, 'M116 160 H144 V188 H116 Z')
    fill(palette.shadow, 'M164 222 V172 H190 V222 Z')
    fill(dark(wood, 0.4), 'M76 220 H234 V234 H76 Z')
    line(pale(wood, 0.3), 6, 'M206 234 L222 332 M232 234 L248 332 M209 254 H236 M212 274 H239 M215 294 H242 M218 314 H245')
    oval(leaf, 52, 150, 34, 26)
    oval(leaf, 258, 148, 32, 25)
  },
})
