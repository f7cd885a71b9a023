import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'

/** Somebody holds on to a thing in the sky. */
export function thread(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['hills', 'mountains', 'snow', 'road', 'desert', 'city', 'sea'])
  draft.settle(place)
  const what = rng.pick(lexicon.skyThing)
  const x = rng.between(0.45, 0.65)
  const y = rng.between(0.36, 0.46)
  const hero = draft.add(
    {
      kind: 'icon',
      name: what,
      x,
      y,
      height: rng.between(0.2, 0.28),
      rotation: rng.between(-0.12, 0.12),
      flip: rng.chance(0.5),
      round: 0.75,
      guard: 0.2,
    },
    what,
    'hero',
  )
  if (rng.chance(0.7)) draft.add({ kind: 'cloud', x: x + 0.02, y: y + 0.045, width: 0.6, height: 0.09 })
  let witness
  if (place === 'sea') {
    draft.add({ kind: 'prop', name: 'rowboat', x: 0.3, y: 0.86, height: 0.06 }, 'boat', 'support')
    witness = draft.add(
      { kind: 'figure', x: 0.3, y: 0.84, height: 0.13, looks: draft.person({ arms: ['down', 'up'], wind: 1 }) },
      'person',
      'witness',
    )
  } else {
    witness = draft.add(
      {
        kind: 'figure',
        x: 0.26,
        y: place === 'city' ? 0.9 : 0.93,
        height: 0.16,
        shadow: 0.6,
        cast: 0.4,
        looks: draft.person({ arms: ['down', 'up'], wind: 1 }),
      },
      'person',
      'witness',
    )
  }
  draft.reserve(0.16, 0.36)
  draft.add(
    { kind: 'thread', from: [witness, 'hand', 1], to: [hero, 0.5, 0.96], waves: 2, amplitude: 0.05, thickness: 2 },
    'thread',
    'link',
  )
  draft.relate(witness, 'tied to', hero)
  if (place !== 'sea') {
    draft.scatter(lexicon.smallAnimal, 1, { heights: [0.06, 0.09] })
    draft.scatter(lexicon.treasure, 1)
  }
  draft.add({ kind: 'birds', count: 7, area: [0.05, 0.1, 0.4, 0.4] }, 'birds', 'accent')
}
