import type { Rgb } from '../colour/colour.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { inkOf } from './ink.ts'
import { materialsOf } from './materials.ts'

export const castle = (colour: Rgb): Sprite => ({
  width: 320,
  height: 320,
  name: 'castle',
  draw: (pen, { palette }) => {
    const { fill, line } = inkOf(pen)
    const { wood, stone, glow, dark, pale } = materialsOf(palette)
    fill(stone, 'M60 150 H260 V312 H60 Z')
    fill(dark(stone, 0.25), 'M60 144 H78 V130 H96 V144 H114 V130 H132 V144 H188 V130 H206 V144 H224 V130 H242 V144 H260 V168 H60 Z')
    fill(pale(stone, 0.12), 'M128 76 H192 V220 H128 Z')
    fill(stone, 'M20 120 H78 V312 H20 Z M242 120 H300 V312 H242 Z')
    fill(dark(stone, 0.3), 'M56 120 H78 V312 H56 Z M278 120 H300 V312 H278 Z M172 76 H192 V220 H172 Z')
    fill(colour, 'M160 6 L200 80 H120 Z M49 50 L88 124 H10 Z M271 50 L310 124 H232 Z')
    fill(dark(colour, 0.4), 'M160 6 L200 80 H172 Z M49 50 L88 124 H60 Z M271 50 L310 124 H284 Z')
    fill(palette.shadow, 'M130 312 V264 Q160 226 190 264 V312 Z')
    fill(
      glow,
      'M42 160 Q49 148 56 160 V180 H42 Z M264 160 Q271 148 278 160 V180 H264 Z M152 106 Q160 92 168 106 V130 H152 Z M100 200 H110 V220 H100 Z M210 200 H220 V220 H210 Z',
    )
    line(dark(wood, 0.3), 4, 'M144 312 V258 M160 312 V250 M176 312 V258')
  },
})
