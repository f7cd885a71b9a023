import { css, mix, type Rgb } from '../../colour/colour.ts'
import type { Sprite } from '../../sprites/sprite.ts'
import { trace } from '../trace.ts'

/** An open hand with a sleeve, fingers up. */
export const giantHand = (sleeve: Rgb): Sprite => ({
  width: 260,
  height: 420,
  name: 'hand',
  draw: (pen, { palette }) => {
    const skin: Rgb = mix([0.84, 0.56, 0.4], palette.light, 0.1)
    pen.lineJoin = 'round'
    pen.fillStyle = css(skin)
    trace(
      pen,
      'M82 330 L78 262 C56 240 34 206 14 172 C4 152 26 138 42 154 C56 170 68 182 82 190 L70 70 C68 44 98 40 104 66 L116 150 L120 30 C122 4 152 4 154 30 L156 150 L174 50 C180 26 206 32 202 58 L190 160 L216 94 C224 72 250 82 242 106 C232 154 226 206 212 246 C208 258 202 268 196 276 L194 330 Z',
    )
    pen.fill()
    pen.strokeStyle = css(mix(skin, palette.shadow, 0.4), 0.8)
    pen.lineWidth = 4
    pen.lineCap = 'round'
    for (const crease of ['M84 196 C106 214 116 240 112 270', 'M96 176 C130 182 170 182 200 172', 'M102 216 C134 206 166 206 196 214']) {
      trace(pen, crease)
      pen.stroke()
    }
    pen.fillStyle = css(mix(sleeve, palette.shadow, 0.15))
    trace(pen, 'M64 318 C100 332 176 332 212 318 L226 420 L48 420 Z')
    pen.fill()
    pen.fillStyle = css(mix(sleeve, palette.light, 0.3))
    trace(pen, 'M60 314 C100 330 176 330 216 314 L218 342 C176 356 100 356 58 342 Z')
    pen.fill()
  },
})
