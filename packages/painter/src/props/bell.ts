import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const bell = (): Sprite => ({
  width: 200,
  height: 230,
  name: 'bell',
  draw: (pen, { palette }) => {
    const { fill, line, oval, ring } = inkOf(pen)
    const { brass, dark, pale } = materialsOf(palette)
    const metal = brass
    ring(dark(metal, 0.3), 12, 100, 22, 14)
    oval(dark(metal, 0.5), 100, 206, 20)
    fill(metal, 'M100 34 C146 34 148 84 152 124 C156 160 176 172 188 190 H12 C24 172 44 160 48 124 C52 84 54 34 100 34 Z')
    fill(dark(metal, 0.35), 'M132 46 C146 70 148 98 152 124 C156 160 176 172 188 190 H142 C132 140 140 90 132 46 Z')
    fill(dark(metal, 0.2), 'M12 186 H188 V204 H12 Z')
    fill(pale(metal, 0.6), 'M82 54 C66 80 70 130 56 164 C50 120 58 70 82 54 Z')
    line(dark(metal, 0.4), 5, 'M46 136 Q100 152 154 136')
  },
})
