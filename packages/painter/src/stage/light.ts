import { mix, type Rgb, white } from '../colour/colour.ts'
import type { Palette } from '../palettes/palette.ts'
import type { Point } from '../interpolate.ts'

/** Where the light stands, in shares of the stage, and what it colours. */
export interface Light {
  x: number
  y: number
  /** How far in front of the picture it stands. */
  z: number
  key: Rgb
  ambient: Rgb
  rim: Rgb
}

export const lightAt = ([x, y]: Point, palette: Palette): Light => ({
  x,
  y,
  z: 0.55,
  key: mix(palette.light, white, palette.isNight ? 0.1 : 0.25),
  ambient: mix(palette.ambient, white, palette.isNight ? 0.1 : 0.3),
  rim: palette.light,
})
