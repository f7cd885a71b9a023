import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'

/** A giant where there are none. */
export function scaleInversion(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['hills', 'mountains', 'snow', 'desert', 'road', 'city'])
  draft.settle(place)
  const who = rng.pick(lexicon.giantAnimal)
  const x = rng.between(0.38, 0.62)
  const city = place === 'city'
  const hero = draft.add(
    {
      kind: 'icon',
      name: who,
      x,
      y: city ? 0.8 : 0.82,
      height: rng.between(0.34, 0.44),
      flip: rng.chance(0.5),
      fog: 0.12,
      round: 0.75,
      shadow: 0.6,
      cast: 0.35,
      guard: 0.2,
    },
    who,
    'hero',
  )
  draft.reserve(x - 0.1, x + 0.1)
  const figureX = x < 0.5 ? rng.between(0.68, 0.82) : rng.between(0.18, 0.32)
  const witness = draft.add(
    {
      kind: 'figure',
      x: figureX,
      y: 0.95,
      height: rng.between(0.15, 0.19),
      shadow: 0.6,
      cast: 0.5,
      looks: draft.person({ arms: ['down', rng.pick(['up', 'down', 'bent'])] }),
    },
    'person',
    'witness',
  )
  draft.reserve(figureX - 0.08, figureX + 0.08)
  draft.relate(witness, 'meets', hero)
  draft.relate(hero, 'gigantic', place)
  draft.scatter(lexicon.treasure, 1)
  draft.scatter(lexicon.smallAnimal, 1)
  draft.add({ kind: 'birds', count: rng.wholeBetween(5, 11), area: [0.1, 0.06, 0.9, 0.3] }, 'birds', 'accent')
}
