import { type PaletteName, paletteNames, palettes } from '../palettes/palettes.ts'
import type { Rng } from '../random/rng.ts'

export const nightPalettes = paletteNames.filter((name) => palettes[name].isNight)
export const dayPalettes = paletteNames.filter((name) => !palettes[name].isNight)

/** Inside it is night if outside it is day, and the other way round. */
export const contrastingPalette = (rng: Rng, outside: PaletteName): PaletteName =>
  rng.pick(palettes[outside].isNight ? dayPalettes : nightPalettes)
