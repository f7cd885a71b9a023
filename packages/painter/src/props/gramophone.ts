import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const gramophone = (colour: Rgb): Sprite => ({
  width: 260,
  height: 290,
  name: 'gramophone',
  draw: (pen, { palette }) => {
    const { fill, line, oval, ring } = inkOf(pen)
    const { wood, brass, iron, dark, pale } = materialsOf(palette)
    fill(wood, 'M30 218 H190 L202 272 H18 Z')
    fill(dark(wood, 0.45), 'M18 264 H202 V282 H18 Z')
    fill(dark(wood, 0.3), 'M24 206 H196 V220 H24 Z')
    oval(iron, 104, 204, 72, 13)
    line(brass, 8, 'M196 244 H226 V226')
    line(dark(colour, 0.3), 16, 'M92 190 C60 190 56 150 96 142')
    fill(colour, 'M92 152 L88 132 Q140 116 162 12 Q228 40 250 126 Q160 126 92 152 Z')
    pen.save()
    pen.translate(206, 69)
    pen.rotate(0.92)
    oval(dark(colour, 0.6), 0, 0, 72, 36)
    ring(pale(colour, 0.35), 8, 0, 0, 72, 36)
    oval(dark(colour, 0.85), 0, 8, 34, 13)
    pen.restore()
    line(pale(colour, 0.35), 3, 'M92 142 Q150 120 176 50 M92 144 Q170 120 226 116')
  },
})
