import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const gate = (): Sprite => ({
  width: 280,
  height: 260,
  name: 'gate',
  draw: (pen, { palette }) => {
    const { fill, line, oval, ring } = inkOf(pen)
    const { brass, iron, stone, dark, pale } = materialsOf(palette)
    fill(stone, 'M8 60 H50 V254 H8 Z M230 60 H272 V254 H230 Z')
    fill(dark(stone, 0.3), 'M36 60 H50 V254 H36 Z M258 60 H272 V254 H258 Z')
    fill(pale(stone, 0.35), 'M2 46 H56 V64 H2 Z M224 46 H278 V64 H224 Z')
    oval(stone, 29, 30, 19)
    oval(stone, 251, 30, 19)
    line(iron, 8, 'M54 112 Q140 10 226 112 M54 128 H226 M54 232 H226 M138 70 V250 M142 70 V250')
    line(iron, 7, 'M66 106 V250 M84 88 V250 M102 76 V250 M120 68 V250 M160 68 V250 M178 76 V250 M196 88 V250 M214 106 V250')
    ring(iron, 6, 112, 152, 16)
    ring(iron, 6, 168, 152, 16)
    oval(brass, 140, 180, 8)
  },
})
