import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'

/** A tree that bears what trees do not. */
export function substitutedLeaves(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['hills', 'snow', 'desert', 'forest', 'chess', 'road', 'mountains'])
  draft.settle(place)
  const leaves = rng.pick(lexicon.leaf)
  const x = rng.between(0.45, 0.6)
  const glow = ['light-bulb', 'star'].includes(leaves[0])
  const hero = draft.add(
    {
      kind: 'leafTree',
      x,
      y: 0.87,
      height: 0.6,
      leaves,
      count: 44,
      leafHeight: rng.between(0.04, 0.055),
      hang: ['old-key', 'bell', 'umbrella', 'performing-arts'].includes(leaves[0]),
      emissive: glow ? 0.6 : 0.05,
      glow: glow ? 0.035 : 0,
      shadow: 0.6,
      cast: 0.4,
    },
    'tree',
    'hero',
  )
  draft.subjects.push({ id: 'lv', what: leaves[0], role: 'leaves' })
  draft.relate('lv', 'grow on', hero)
  draft.reserve(x - 0.09, x + 0.09)
  const figureX = rng.between(0.16, 0.3)
  draft.add(
    { kind: 'figure', x: figureX, y: 0.94, height: 0.17, shadow: 0.6, cast: 0.5, looks: draft.person({ arms: ['down', 'up'] }) },
    'person',
    'witness',
  )
  draft.reserve(figureX - 0.07, figureX + 0.07)
  draft.add({ kind: 'icon', name: 'basket', x: figureX + 0.11, y: 0.95, height: 0.06, shadow: 0.5 }, 'basket', 'accent')
  draft.reserve(figureX + 0.06, figureX + 0.16)
  for (let i = 0; i < 3; i++) {
    const spot = draft.freeSpot(0.04, 0.1, 0.9)
    if (spot)
      draft.add({
        kind: 'icon',
        name: leaves[0],
        x: spot,
        y: rng.between(0.93, 0.97),
        height: 0.035,
        rotation: rng.between(-1, 1),
        shadow: 0.4,
      })
  }
  if (rng.chance(0.5)) draft.addWildAnimal()
  else draft.scatter(lexicon.smallAnimal, 1, { heights: [0.07, 0.1] })
}
