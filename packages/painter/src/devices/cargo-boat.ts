import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'

/** A boat with the wrong load. */
export function cargoBoat(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['sea', 'cloudsea', 'sea', 'space', 'calm'])
  draft.settle(place === 'calm' ? 'calm' : place, { options: { horizon: 0.54, mountains: rng.chance(0.5) } })
  const load = rng.pick(lexicon.boatLoad)
  const y = place === 'space' ? 0.66 : 0.78
  draft.add(
    {
      ...load,
      x: 0.5,
      y: y - 0.03,
      height: load.name === 'bareTree' ? 0.44 : ['bed', 'grand-piano'].includes(load.name) ? 0.15 : 0.27,
      rotation: rng.between(-0.06, 0.06),
      glow: load.name === 'full-moon' ? 0.3 : 0,
      emissive: load.name === 'full-moon' ? 0.6 : 0,
      guard: 0.2,
    },
    load.name,
    'hero',
  )
  draft.add({ kind: 'figure', x: 0.27, y: y + 0.0, height: 0.17, looks: draft.person({ arms: ['down', 'bent'] }) }, 'person', 'ferryman')
  draft.add({ kind: rng.chance(0.6) ? 'prop' : 'prop', name: 'rowboat', x: 0.46, y: y + 0.045, height: 0.125 }, 'boat', 'support')
  draft.relate(load.name, 'in', 'boat')
  if (place !== 'space') {
    if (place === 'cloudsea') draft.add({ kind: 'cloud', x: 0.5, y: y + 0.07, width: 1, height: 0.08 })
    const visitor = rng.pick(['whale', 'dolphin', 'octopus', 'swan', 'duck', 'shark', 'crocodile'])
    draft.add({ kind: 'icon', name: visitor, x: 0.8, y: 0.95, height: 0.12 }, visitor, 'visitor')
  }
  draft.add({ kind: 'birds', count: 9, area: [0.08, 0.1, 0.92, 0.4] }, 'birds', 'accent')
}
