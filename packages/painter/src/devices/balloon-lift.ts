import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'

/** A heavy thing, light. */
export function balloonLift(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['sea', 'city', 'hills', 'mountains', 'cloudsea', 'snow', 'desert'])
  draft.settle(place, { options: { horizon: 0.6 } })
  const load = rng.pick(lexicon.lifted)
  const x = rng.between(0.45, 0.6)
  const hero = draft.add(
    { ...load, x, y: 0.56, height: load.name === 'rowboat' ? 0.07 : 0.19, rotation: rng.between(-0.1, 0.1), guard: 0.2 },
    load.name,
    'hero',
  )
  draft.add(
    { kind: 'balloons', tiedTo: [hero, 0.5, 0.08], count: rng.wholeBetween(14, 24), length: 0.28, size: 0.062 },
    'balloons',
    'support',
  )
  draft.relate(hero, 'lifted by', 'balloons')
  draft.reserve(x - 0.05, x + 0.05)
  if (rng.chance(0.6)) {
    draft.add({ kind: 'prop', name: 'ladder', count: 14, x, y: 0.77, height: 0.215, rotation: 0.05 }, 'ladder', 'link')
  }
  if (place === 'sea') {
    draft.add({ kind: 'prop', name: 'paperBoat', x: 0.25, y: 0.85, height: 0.06 }, 'paper boat', 'accent')
    draft.add({ kind: 'icon', name: rng.pick(['duck', 'dog', 'mouse']), x: 0.25, y: 0.82, height: 0.05 }, 'animal', 'witness')
  } else {
    draft.add(
      { kind: 'figure', x: 0.22, y: 0.93, height: 0.15, shadow: 0.6, cast: 0.4, looks: draft.person({ arms: ['up', 'down'] }) },
      'person',
      'witness',
    )
    draft.reserve(0.14, 0.3)
    draft.scatter(lexicon.smallAnimal, 1, { heights: [0.07, 0.09] })
    draft.scatter(lexicon.treasure, 1)
  }
  draft.add({ kind: 'birds', count: 7, area: [0.05, 0.35, 0.4, 0.55] }, 'birds', 'accent')
}
