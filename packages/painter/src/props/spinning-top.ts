import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const spinningTop = (colour: Rgb, secondColour: Rgb): Sprite => ({
  width: 200,
  height: 240,
  name: 'spinning top',
  draw: (pen, { palette }) => {
    const { fill, oval } = inkOf(pen)
    const { wood, dark, pale } = materialsOf(palette)
    pen.save()
    pen.translate(100, 120)
    pen.rotate(0.18)
    fill(dark(wood, 0.2), 'M-9 -110 H9 V-50 H-9 Z')
    oval(dark(wood, 0.1), 0, -108, 17, 10)
    fill(colour, 'M-84 -12 Q-80 -58 0 -60 Q80 -58 84 -12 Q60 54 0 110 Q-60 54 -84 -12 Z')
    fill(secondColour, 'M-84 -14 Q0 22 84 -14 Q80 6 72 20 Q0 56 -72 20 Q-80 6 -84 -14 Z')
    fill(dark(colour, 0.4), 'M-52 50 Q0 76 52 50 Q30 84 0 110 Q-30 84 -52 50 Z')
    fill(pale(colour, 0.45), 'M-66 -22 Q-58 -46 -20 -50 Q-44 -32 -48 -10 Z')
    pen.restore()
  },
})
