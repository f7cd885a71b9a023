import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const key = (): Sprite => ({
  width: 130,
  height: 320,
  name: 'key',
  draw: (pen, { palette }) => {
    const { fill, oval, ring } = inkOf(pen)
    const { brass, dark, pale } = materialsOf(palette)
    const metal = brass
    ring(dark(metal, 0.15), 15, 65, 34, 22)
    ring(metal, 15, 38, 74, 24)
    ring(metal, 15, 92, 74, 24)
    oval(dark(metal, 0.25), 65, 64, 13)
    fill(dark(metal, 0.2), 'M42 104 H88 V116 H42 Z M48 124 H82 V134 H48 Z')
    fill(metal, 'M54 98 H76 V306 Q65 316 54 306 Z')
    fill(pale(metal, 0.4), 'M58 136 H64 V300 H58 Z')
    fill(metal, 'M74 228 H120 V250 H106 V262 H120 V298 H96 V284 H86 V298 H74 Z')
    fill(dark(metal, 0.45), 'M90 242 H98 V274 H90 Z')
  },
})
