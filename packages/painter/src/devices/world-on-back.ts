import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'

/** Somebody’s whole world, carried. */
export function worldOnBack(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['cloudsea', 'desert', 'hills', 'sea', 'snow', 'road', 'space', 'underwater'])
  draft.settle(place)
  const who = rng.pick(lexicon.carrier)
  const load = rng.pick(lexicon.load)
  const x = 0.48
  const flip = rng.chance(0.5)
  const by = place === 'space' ? 0.72 : 0.84
  const h = 0.27
  draft.add(
    {
      ...load,
      x: x + 0.02,
      y: by - h * 0.66,
      height: ['bareTree'].includes(load.name) ? 0.4 : 0.27,
      rotation: rng.between(-0.05, 0.05),
      glow: 0,
    },
    load.name,
    'load',
  )
  const hero = draft.add(
    { kind: 'icon', name: who, x, y: by, height: h, flip, round: 0.75, shadow: place === 'space' ? 0 : 0.6, cast: 0.35, guard: 0.2 },
    who,
    'hero',
  )
  draft.relate(load.name, 'on the back of', hero)
  draft.reserve(0.25, 0.72)
  const figureX = flip ? 0.86 : 0.12
  if (place !== 'space' && place !== 'underwater')
    draft.add(
      {
        kind: 'figure',
        x: figureX,
        y: 0.93,
        height: 0.14,
        flip: !flip,
        shadow: 0.6,
        cast: 0.4,
        looks: draft.person({ pose: 'walk', arms: ['down', 'bent'], wind: flip ? -1 : 1 }),
      },
      'person',
      'guide',
    )
  draft.reserve(figureX - 0.08, figureX + 0.08)
  if (['cloudsea', 'sea'].includes(place)) draft.add({ kind: 'cloud', x: 0.5, y: 0.89, width: 0.95, height: 0.08 })
  draft.scatter(lexicon.smallAnimal, 1, { heights: [0.055, 0.08] })
  draft.add(
    {
      kind: 'swarm',
      motifs: rng.pick([['bird', 'dove'], ['butterfly'], ['prop:balloon'], ['star']]),
      count: 7,
      area: [0.08, 0.08, 0.92, 0.36],
      heights: [0.022, 0.04],
    },
    'swarm',
    'flow',
  )
}
