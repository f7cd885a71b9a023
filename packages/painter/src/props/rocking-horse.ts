import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const rockingHorse = (colour: Rgb, secondColour: Rgb): Sprite => ({
  width: 300,
  height: 270,
  name: 'rocking horse',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { paper, dark } = materialsOf(palette)
    line(dark(colour, 0.2), 15, 'M14 226 Q150 286 286 226')
    line(paper, 15, 'M92 170 L78 242 M118 172 L106 250 M192 172 L208 248 M214 166 L234 238')
    fill(secondColour, 'M74 120 Q34 124 26 186 Q50 176 56 150 Q66 150 82 150 Z')
    fill(
      paper,
      'M70 132 Q90 106 180 116 L206 62 Q214 36 238 30 L244 14 L256 32 L284 72 Q286 90 268 90 L240 82 Q238 140 226 166 Q150 196 86 176 Q66 160 70 132 Z',
    )
    fill(secondColour, 'M240 24 Q210 22 200 56 Q192 86 176 112 Q196 110 206 94 Q214 66 232 44 Z')
    fill(colour, 'M120 112 Q150 128 178 112 L184 158 Q150 174 116 158 Z')
    fill(dark(colour, 0.3), 'M116 106 Q130 116 150 116 Q172 116 184 100 L180 120 Q150 134 120 122 Z')
    line(colour, 6, 'M250 36 L250 84 M248 60 L206 112')
  },
})
