import { mix, type Rgb } from '../colour/colour.ts'
import type { Palette } from '../palettes/palette.ts'
import type { Colour } from './node.ts'

/** What a colour of the scene is in this palette. */
export function colourOf(palette: Palette, colour: Colour): Rgb {
  if (colour === 'dark') return mix(palette.shadow, palette.groundNear, 0.3)
  if (typeof colour === 'string') return palette[colour]
  if (typeof colour === 'number') return palette.accents[colour % 4] ?? palette.accents[0]
  return colour
}
