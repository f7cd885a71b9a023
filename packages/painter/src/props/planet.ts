import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const planet = (colour: Rgb, secondColour: Rgb): Sprite => ({
  width: 340,
  height: 220,
  name: 'planet',
  draw: (pen, { palette }) => {
    const { fill, oval, ring } = inkOf(pen)
    const { dark, pale } = materialsOf(palette)
    pen.save()
    pen.translate(170, 110)
    pen.rotate(-0.24)
    ring(dark(secondColour, 0.25), 17, 0, 0, 150, 38)
    pen.restore()
    oval(colour, 170, 110, 88)
    fill(dark(colour, 0.3), 'M88 78 Q170 110 252 78 Q258 96 258 108 Q170 140 83 108 Q83 92 88 78 Z')
    fill(pale(colour, 0.3), 'M110 46 Q170 70 230 46 Q240 56 246 66 Q170 92 94 66 Q102 54 110 46 Z')
    fill(dark(colour, 0.45), 'M210 32 A88 88 0 0 1 150 196 Q232 176 210 32 Z')
    pen.save()
    pen.translate(170, 110)
    pen.rotate(-0.24)
    pen.beginPath()
    pen.rect(-180, 0, 360, 80)
    pen.clip()
    ring(secondColour, 17, 0, 0, 150, 38)
    ring(pale(secondColour, 0.45), 4, 0, 0, 152, 39)
    pen.restore()
  },
})
