import type { Rgb } from '../colour/colour.ts'
import type { Rng } from '../random/rng.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const bookshelf = (colour: Rgb, secondColour: Rgb, rng: Rng): Sprite => ({
  width: 240,
  height: 300,
  name: 'bookshelf',
  draw: (pen, { palette }) => {
    const { fill } = inkOf(pen)
    const { wood, paper, dark, pale } = materialsOf(palette)
    fill(dark(wood, 0.35), 'M8 8 H232 V292 H8 Z')
    fill(dark(wood, 0.7), 'M22 22 H218 V284 H22 Z')
    for (const shelf of [102, 192, 282]) {
      let x = 26
      while (x < 196) {
        const thick = rng.between(13, 24)
        const tall = rng.between(50, 72)
        const cover = rng.pick([colour, secondColour, palette.accents[2], palette.accents[3], paper])
        fill(dark(cover, 0.1), `M${x} ${shelf} V${shelf - tall} H${x + thick} V${shelf} Z`)
        fill(pale(cover, 0.4), `M${x + 3} ${shelf - tall + 10} H${x + thick - 3} V${shelf - tall + 16} H${x + 3} Z`)
        x += thick + (rng.chance(0.2) ? 16 : 2)
      }
      fill(wood, `M12 ${shelf} H228 V${shelf + 10} H12 Z`)
    }
  },
})
