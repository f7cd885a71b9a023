import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const well = (colour: Rgb): Sprite => ({
  width: 200,
  height: 260,
  name: 'well',
  draw: (pen, { palette }) => {
    const { fill, line, oval } = inkOf(pen)
    const { wood, stone, dark, pale } = materialsOf(palette)
    fill(dark(wood, 0.4), 'M34 90 H48 V190 H34 Z M152 90 H166 V190 H152 Z')
    line(dark(wood, 0.2), 10, 'M40 116 H160')
    line(pale(wood, 0.4), 4, 'M100 116 V164')
    fill(wood, 'M82 158 H118 L114 190 H86 Z')
    fill(colour, 'M100 10 L192 92 H8 Z')
    fill(dark(colour, 0.4), 'M100 10 L192 92 H120 Z')
    line(dark(colour, 0.5), 4, 'M78 32 H122 M52 56 H148 M28 78 H172')
    oval(dark(stone, 0.75), 100, 184, 82, 16)
    fill(stone, 'M16 184 Q100 214 184 184 V240 Q100 270 16 240 Z')
    fill(pale(stone, 0.4), 'M12 178 Q100 208 188 178 V192 Q100 222 12 192 Z')
    line(dark(stone, 0.45), 4, 'M18 218 Q100 246 182 218 M52 206 V232 M100 210 V238 M148 206 V232 M76 234 V256 M124 234 V256')
  },
})
