import { css, mix, type Rgb } from '../../colour/colour.ts'
import { roundedRect } from '../../pixels/canvas.ts'
import type { Sprite } from '../../sprites/sprite.ts'
import { trace } from '../trace.ts'

/** The key of a clockwork toy, its shaft down. */
export const windUpKey = (colour: Rgb): Sprite => ({
  width: 300,
  height: 320,
  name: 'wind-up key',
  draw: (pen, { palette }) => {
    const metal = mix(colour, palette.light, 0.12)
    pen.fillStyle = css(mix(metal, palette.shadow, 0.3))
    roundedRect(pen, 130, 130, 40, 190, 6)
    pen.fill()
    pen.fillStyle = css(metal)
    trace(
      pen,
      'M150 150 C120 190 40 190 14 130 C-6 70 40 10 96 20 C126 26 142 50 150 74 C158 50 174 26 204 20 C260 10 306 70 286 130 C260 190 180 190 150 150 Z M78 64 C50 68 42 100 56 120 C74 142 108 134 118 110 C122 88 106 62 78 64 Z M222 64 C194 62 178 88 182 110 C192 134 226 142 244 120 C258 100 250 68 222 64 Z',
    )
    pen.fill()
    pen.fillStyle = css(mix(metal, palette.shadow, 0.45))
    roundedRect(pen, 112, 186, 76, 24, 10)
    pen.fill()
  },
})
