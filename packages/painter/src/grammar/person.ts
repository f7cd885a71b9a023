import type { FigureLooks } from '../figure/looks.ts'
import type { Rng } from '../random/rng.ts'
import type { Colour } from '../scene/node.ts'

/** Somebody by chance, except for what is wished. */
export function person(rng: Rng, wishes: FigureLooks<Colour>): FigureLooks<Colour> {
  const child = wishes.child ?? rng.chance(0.5)
  const isWoman = rng.chance(0.45)
  return {
    child,
    coat: rng.pick([0, 1, 2, 3]),
    longHair: isWoman && rng.chance(0.7),
    dress: isWoman,
    hat:
      wishes.hat !== undefined
        ? wishes.hat
        : rng.pick(child ? ['beanie', null, 'cone', 'hood', null] : ['bowler', 'brim', 'top', null, 'hood']),
    hatColour: rng.pick([0, 1, 'dark']),
    scarf: rng.chance(0.5) ? rng.pick([0, 1, 2, 3]) : null,
    hair: rng.pick([
      [0.16, 0.1, 0.08],
      [0.35, 0.2, 0.1],
      [0.6, 0.4, 0.2],
      [0.55, 0.2, 0.1],
      [0.75, 0.7, 0.65],
    ]),
    skin: rng.pick([
      [0.92, 0.75, 0.64],
      [0.8, 0.6, 0.47],
      [0.55, 0.38, 0.28],
      [0.9, 0.7, 0.56],
    ]),
    wind: rng.pick([-1, 1]),
    ...wishes,
  }
}
