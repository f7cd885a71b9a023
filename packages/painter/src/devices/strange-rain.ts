import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'

/** It rains what it should not. */
export function strangeRain(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['city', 'hills', 'sea', 'road', 'desert', 'snow', 'forest', 'chess'])
  draft.settle(place, { weather: 'none', options: { disc: 0, clouds: 0.75 } })
  const motifs = rng.pick(lexicon.rain)
  draft.add({ kind: 'cloud', x: 0.35, y: 0.2, width: 0.7, height: 0.14 })
  draft.add({ kind: 'cloud', x: 0.75, y: 0.16, width: 0.6, height: 0.12 })
  draft.add({ kind: 'swarm', motifs, count: 34, area: [0.04, 0.16, 0.96, 0.84], heights: [0.02, 0.048], tumble: 1.2 }, motifs[0], 'rain')
  const hero = draft.add(
    {
      kind: 'figure',
      id: 'ff',
      x: 0.46,
      y: place === 'city' ? 0.93 : 0.94,
      height: 0.26,
      shadow: 0.6,
      cast: 0.4,
      looks: draft.person({ arms: ['down', 'up'], hat: null }),
    },
    'person',
    'hero',
  )
  draft.add(
    { kind: 'icon', name: 'umbrella', at: [hero, 'hand', 1], height: 0.17, anchorX: 0.5, anchorY: 0.86, rotation: 0.06 },
    'umbrella',
    'accent',
  )
  draft.relate(hero, 'under rain of', motifs[0])
  draft.reserve(0.36, 0.66)
  draft.reserve(0.12, 0.28)
  draft.scatter(lexicon.smallAnimal, 2, { heights: [0.07, 0.1] })
  draft.add({ kind: 'icon', name: 'basket', x: 0.2, y: 0.95, height: 0.07, shadow: 0.5 }, 'basket', 'accent')
}
