import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const metronome = (colour: Rgb): Sprite => ({
  width: 180,
  height: 270,
  name: 'metronome',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { brass, iron, paper, dark } = materialsOf(palette)
    fill(colour, 'M66 18 H114 L166 236 H14 Z')
    fill(dark(colour, 0.4), 'M108 18 H114 L166 236 H136 Z')
    fill(paper, 'M74 40 H106 L128 190 H52 Z')
    line(dark(paper, 0.4), 4, 'M78 70 H90 M76 92 H88 M72 114 H86 M70 136 H84')
    line(iron, 7, 'M90 196 L134 28')
    fill(brass, 'M112 62 L140 68 L134 96 L106 90 Z')
    fill(dark(colour, 0.3), 'M40 190 H140 L144 206 H36 Z M8 232 H172 L176 256 H4 Z')
    oval(brass, 90, 220, 9)
  },
})
