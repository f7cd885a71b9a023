import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'
import { nounOf } from '../grammar/nouns.ts'

const low = ['bed', 'grandPiano']

/** A boat with the wrong load. */
export function cargoBoat(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['sea', 'cloudsea', 'sea', 'space', 'calm', 'calm', 'desert'])
  draft.settle(place, { options: { horizon: rng.between(0.44, 0.58), mountains: rng.chance(0.5) } })
  const load = rng.pick(lexicon.boatLoad)
  const size = rng.pick([0.6, 1, 1, 1.2])
  const x = draft.across(rng.between(0.38, 0.6))
  const y = place === 'space' ? rng.between(0.5, 0.7) : size < 1 ? 0.68 : rng.between(0.76, 0.84)
  const isMoon = load.name === 'moon'
  const hero = draft.add(
    {
      ...load,
      x: x + draft.side * 0.03 * size,
      y: y - 0.03 * size,
      height: (load.name === 'bareTree' ? 0.42 : low.includes(load.name) ? 0.14 : 0.26) * size,
      rotation: rng.between(-0.06, 0.06),
      glow: isMoon ? 0.3 : 0,
      emissive: isMoon ? 0.6 : 0,
      guard: 0.2,
    },
    { is: nounOf(load.name), size: 'big' },
    'hero',
  )
  const rows = rng.chance(0.6)
  const child = rng.chance(0.4)
  const ferryman = draft.add(
    {
      kind: 'figure',
      x: x - draft.side * 0.17 * size,
      y: rows ? y - 0.028 * size : y + 0.005,
      height: (rows ? 0.15 : 0.16) * size,
      flip: draft.side === -1,
      guard: 0.22,
      looks: draft.person({ child, pose: rows ? 'row' : 'stand', arms: ['down', 'bent'] }),
    },
    child ? 'child' : 'person',
    'partner',
  )
  const boat = draft.add({ kind: 'prop', name: 'rowboat', x, y: y + 0.045 * size, height: 0.125 * size }, 'rowboat', 'partner')
  draft.relate(hero, 'stands-in', boat)
  draft.relate(ferryman, rows ? 'rows' : 'sits-in', boat)
  if (place === 'cloudsea') draft.add({ kind: 'cloud', x: 0.5, y: y + 0.075 * size, width: 1, height: 0.08 })
  if (place !== 'space' && place !== 'desert' && rng.chance(0.5)) {
    const visitorX = draft.across(rng.between(0.7, 0.86))
    const [name, is] = rng.pick([
      ['whaleSide', 'whale'],
      ['koi', 'fish'],
      ['swanSide', 'swan'],
      ['longFish', 'fish'],
    ] as const)
    const visitor = draft.add({ kind: 'prop', name, x: visitorX, y: 0.95, height: 0.09, flip: draft.side === 1, guard: 0.2 }, is, 'witness')
    draft.relate(visitor, 'follows', boat)
  } else draft.add({ kind: 'birds', count: 6, area: [0.08, 0.1, 0.92, 0.4] }, { is: 'bird', many: true })
}
