import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'

/** A room without a room. */
export function parlour(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['underwater', 'forest', 'desert', 'cloudsea', 'snow', 'space'])
  draft.settle(place, place === 'underwater' ? { light: [rng.between(0.3, 0.7), 0] } : {})
  const furniture = rng.pick(lexicon.furniture)
  draft.add({ kind: 'prop', name: 'lamppost', x: 0.8, y: 0.92, height: 0.32, shadow: 0.4 }, 'lamp', 'accent')
  draft.reserve(0.74, 0.86)
  draft.add({ ...furniture, x: 0.45, y: 0.93, height: 0.2, shadow: 0.6, cast: 0.3 }, furniture.name, 'hero')
  draft.reserve(0.28, 0.62)
  draft.add(
    { kind: 'figure', x: 0.46, y: 0.9, height: 0.2, looks: draft.person({ pose: 'sit', child: false, arms: ['down', 'bent'] }) },
    'person',
    'sitter',
  )
  draft.add({ kind: 'prop', name: 'openBook', x: 0.58, y: 0.82, height: 0.035, rotation: -0.15 }, 'book', 'accent')
  draft.scatter(['mantelpiece-clock', 'television', 'telephone', 'books', 'radio', 'potted-plant', 'framed-picture'], 2, {
    heights: [0.08, 0.1],
    y: 0.935,
  })
  if (place === 'underwater') {
    const visitor = rng.pick(['whale', 'orca', 'octopus', 'shark', 'squid'])
    draft.add({ kind: 'icon', name: visitor, x: 0.66, y: 0.36, height: 0.2, fog: 0.25, guard: 0.2 }, visitor, 'visitor')
    draft.add(
      {
        kind: 'swarm',
        motifs: ['tropical-fish', 'fish'],
        count: 12,
        path: [
          [0.98, 0.6],
          [0.7, 0.46],
          [0.1, 0.56],
        ],
        heights: [0.045, 0.025],
        spread: 0.07,
      },
      'fish',
      'flow',
    )
    draft.add({ kind: 'icon', name: 'jellyfish', x: 0.2, y: 0.36, height: 0.13, emissive: 0.3, glow: 0.1 }, 'jellyfish', 'accent')
  } else {
    const visitor = rng.pick(['elephant', 'giraffe', 'deer', 'swan', 'whale', 'turtle'])
    draft.add({ kind: 'icon', name: visitor, x: 0.16, y: 0.86, height: 0.16, flip: true, fog: 0.2, shadow: 0.4 }, visitor, 'visitor')
    draft.add(
      {
        kind: 'swarm',
        motifs: rng.pick([['butterfly'], ['bird'], ['feather'], ['open-book'], ['teacup-without-handle']]),
        count: 9,
        area: [0.1, 0.1, 0.9, 0.5],
        heights: [0.03, 0.05],
      },
      'swarm',
      'flow',
    )
  }
}
