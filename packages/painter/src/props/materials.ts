import { mix, type Rgb, white } from '../colour/colour.ts'
import { labOf, mixLab } from '../colour/oklab.ts'
import type { Palette } from '../palettes/palette.ts'

const mostOf = (colours: readonly Rgb[], quality: (colour: Rgb) => number): Rgb =>
  colours.reduce((most, colour) => (quality(colour) > quality(most) ? colour : most))

/** What props are made of, in the colours of a palette. */
export function materialsOf(palette: Palette) {
  const yellowest = mostOf(palette.accents, (colour) => labOf(colour)[2])
  const greenest = mostOf([...palette.accents, palette.groundMid, palette.groundFar], (colour) => -labOf(colour)[1])
  return {
    wood: mixLab(mix(palette.groundMid, yellowest, 0.3), palette.curtain, 0.32),
    brass: mix(yellowest, palette.light, 0.12),
    iron: mix(mix(palette.shadow, palette.groundNear, 0.5), palette.fog, 0.14),
    stone: mix(mix(palette.groundFar, palette.fog, 0.5), palette.light, 0.1),
    leaf: mixLab(palette.groundMid, greenest, 0.75),
    paper: mix(palette.light, white, 0.35),
    glass: mix(palette.fog, palette.light, 0.5),
    glow: mix(palette.light, palette.accents[1], 0.2),
    dark: (colour: Rgb, share: number): Rgb => mix(colour, palette.shadow, share),
    pale: (colour: Rgb, share: number): Rgb => mix(colour, palette.light, share),
  }
}
