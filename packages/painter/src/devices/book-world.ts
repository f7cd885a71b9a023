import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'

/** It rises out of a book. */
export function bookWorld(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['hills', 'desert', 'room', 'sea', 'forest', 'snow', 'chess', 'cloudsea'])
  draft.settle(place)
  const load = rng.pick(lexicon.bookRise)
  draft.add({ kind: 'glow', x: 0.5, y: 0.66, radius: 0.4, strength: 0.6 })
  draft.add({ ...load, x: 0.5, y: 0.8, height: load.name === 'bareTree' ? 0.48 : 0.36, guard: 0.15 }, load.name, 'hero')
  draft.add({ kind: 'cloud', x: 0.5, y: 0.815, width: 0.46, height: 0.06 })
  draft.add({ kind: 'prop', name: 'openBook', x: 0.5, y: 0.92, height: 0.16, shadow: 0.7, cast: 0.3 }, 'book', 'support')
  draft.relate(load.name, 'rises from', 'book')
  draft.reserve(0.22, 0.78)
  draft.add(
    {
      kind: 'swarm',
      motifs: rng.pick([['musical-note'], ['butterfly'], ['feather'], ['star'], ['bird', 'dove'], ['prop:paperPlane'], ['fish']]),
      count: 11,
      path: [
        [0.5, 0.7],
        [0.85, 0.4],
        [0.3, 0.08],
      ],
      heights: [0.03, 0.045],
      spread: 0.1,
    },
    'swarm',
    'flow',
  )
  const figureX = rng.chance(0.5) ? 0.13 : 0.87
  draft.add(
    { kind: 'figure', x: figureX, y: 0.95, height: 0.18, shadow: 0.6, looks: draft.person({ child: true, arms: ['down', 'up'] }) },
    'child',
    'witness',
  )
  draft.reserve(figureX - 0.08, figureX + 0.08)
  draft.scatter(lexicon.smallAnimal, 1, { heights: [0.06, 0.08] })
}
