import { mix, white } from '../colour/colour.ts'
import type { Rng } from '../random/rng.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const nest = (rng: Rng): Sprite => ({
  width: 240,
  height: 150,
  name: 'nest',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { wood, paper, dark, pale } = materialsOf(palette)
    oval(dark(wood, 0.6), 120, 62, 88, 28)
    for (const [x, tilt] of [
      [72, -0.35],
      [122, 0.05],
      [170, 0.35],
    ] as const) {
      pen.save()
      pen.translate(x, 46)
      pen.rotate(tilt)
      oval(dark(paper, 0.45), 0, 0, 25, 31)
      oval(mix(paper, palette.accents[2], 0.35), -2, -1, 21, 27)
      oval(mix(paper, white, 0.4), -6, -9, 8, 11)
      pen.restore()
    }
    fill(dark(wood, 0.35), 'M18 60 Q120 96 222 60 C226 110 180 140 120 140 C60 140 14 110 18 60 Z')
    for (let i = 0; i < 34; i++) {
      const x = rng.between(24, 196)
      const y = 70 + rng.between(0, 52)
      const straw = rng.chance(0.5) ? pale(wood, 0.35) : dark(wood, rng.between(0, 0.6))
      line(straw, 4, `M${x - 14} ${y + rng.between(-8, 8)} Q${x + 10} ${y + 12} ${x + 34} ${y + rng.between(-12, 4)}`)
    }
    line(pale(wood, 0.2), 6, 'M14 58 Q120 100 226 58 M8 66 L40 82 M232 62 L200 82')
  },
})
