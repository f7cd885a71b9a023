import type { Rng } from '../random/rng.ts'
import { brighten, mix, type Rgb } from '../colour/colour.ts'
import type { Palette } from '../palettes/palette.ts'
import type { FigureLooks, Hat } from './looks.ts'
import { skinTones } from './skin.ts'

const hats: readonly (Hat | null)[] = ['bowler', 'brim', 'cap', 'beanie', 'straw', 'hood', 'top', null, null, null, null]
const hair: readonly Rgb[] = [
  [0.16, 0.1, 0.08],
  [0.35, 0.2, 0.1],
  [0.6, 0.4, 0.2],
  [0.55, 0.2, 0.1],
  [0.75, 0.7, 0.65],
]

/** Somebody in a crowd, seen from behind, in a quieter coat than those the picture is about. */
export function stranger(rng: Rng, { accents, groundMid, groundFar, shadow }: Palette): FigureLooks<Rgb> {
  const child = rng.chance(0.16)
  const isWoman = rng.chance(0.5)
  const cloth = mix(rng.pick([...accents, groundFar]), groundMid, rng.between(0.15, 0.5))
  const coat = brighten(cloth, rng.between(-0.1, 0.08))
  const hat = rng.pick(hats)
  const isWrapped = rng.chance(0.1)
  return {
    child,
    coat,
    hair: rng.pick(hair),
    skin: rng.pick(Object.values(skinTones)),
    hat,
    hatColour: hat === 'straw' ? [0.8, 0.68, 0.42] : mix(rng.pick(accents), shadow, rng.between(0.3, 0.8)),
    scarf: rng.chance(0.25) ? rng.pick(accents) : null,
    longHair: isWoman && rng.chance(0.7),
    dress: isWoman && rng.chance(0.7),
    skirt: isWoman && rng.chance(0.3) ? mix(rng.pick(accents), shadow, 0.35) : null,
    apron: isWoman && rng.chance(0.15) ? [0.88, 0.84, 0.76] : null,
    cloak: !isWoman && isWrapped,
    jacket: !isWoman && !isWrapped && rng.chance(0.45),
    trousers: mix(rng.pick([shadow, groundMid]), shadow, rng.between(0.4, 0.9)),
    stick: !child && !isWoman && rng.chance(0.14),
    pose: rng.chance(0.75) ? 'stand' : 'walk',
    wind: rng.chance(0.7) ? 1 : -1,
  }
}
