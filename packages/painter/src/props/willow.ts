import type { Rng } from '../random/rng.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

const strands = 78

export const willow = (rng: Rng): Sprite => ({
  width: 320,
  height: 310,
  name: 'willow',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { wood, leaf, dark, pale } = materialsOf(palette)
    const bark = dark(wood, 0.5)
    fill(bark, 'M124 306 Q150 250 140 120 H184 Q174 250 204 306 Q184 296 164 306 Q146 296 124 306 Z')
    line(bark, 14, 'M150 150 Q110 110 90 84 M172 150 Q210 110 232 84')
    oval(dark(leaf, 0.45), 160, 92, 96, 54)
    for (let i = 0; i < strands; i++) {
      // spread so that neighbours are not drawn one after the other
      const aside = (((i * 29) % strands) / (strands - 1)) * 2 - 1
      const x = 160 + aside * 138
      const top = 44 + aside * aside * 34 + rng.between(-8, 8)
      const bottom = Math.min(296, top + rng.between(84, 150) + Math.abs(aside) * 70)
      const isFront = i > strands * 0.4
      const colour = isFront ? pale(leaf, rng.between(0, 0.32)) : dark(leaf, rng.between(0.25, 0.5))
      const endX = Math.min(308, Math.max(12, x + aside * 12 + rng.between(-6, 6)))
      line(colour, rng.between(5, 8), `M${160 + aside * 40} ${top + 8} C${160 + aside * 90} ${top - 26} ${x} ${top + 4} ${endX} ${bottom}`)
    }
  },
})
