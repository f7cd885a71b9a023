import { contrastingPalette } from '../grammar/contrast.ts'
import type { Draft } from '../grammar/draft.ts'
import { prop } from '../grammar/motif.ts'
import { nounOf } from '../grammar/nouns.ts'
import { addWitness } from '../grammar/witness.ts'

const worlds = [
  { place: 'city', is: 'city' },
  { place: 'hills', is: 'hill' },
  { place: 'snow', is: 'forest' },
  { place: 'mountains', is: 'mountain' },
  { place: 'desert', is: 'sand' },
  { place: 'road', is: 'hill' },
] as const

/** Another ground above us, with its own people on it. */
export function hangingWorld(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['hills', 'sea', 'desert', 'snow', 'calm', 'road', 'cloudsea', 'field', 'shore'])
  draft.settle(place, { frame: 'none', options: { disc: 0 }, mood: 'dreamy' })
  draft.isFull = true
  const world = rng.pick(worlds.filter((other) => other.place !== place))
  const found = rng.pick([
    prop('house', { colour: 0 }),
    prop('lighthouse'),
    prop('clockTower'),
    prop('roundTree', { colour: 2 }),
    prop('windmill', { colour: 1 }),
    prop('stag'),
  ])
  const hangX = draft.across(rng.between(0.24, 0.44))
  const otherX = draft.across(rng.between(0.62, 0.78))
  const hero = draft.add(
    {
      kind: 'hangingWorld',
      to: rng.between(0.46, 0.56),
      inner: {
        palette: contrastingPalette(rng, draft.palette),
        light: [draft.across(0.7), 0.4],
        place: world.place,
        placeOptions: { disc: 0, clouds: 0.3 },
        nodes: [
          { ...found, x: hangX, y: 0.85, height: 0.2 },
          { kind: 'figure', x: otherX, y: 0.92, height: 0.13, shadow: 0.5, looks: draft.person({ arms: ['down', 'up'] }) },
        ],
      },
    },
    { is: world.is, how: 'upside-down' },
    'hero',
  )
  const hung = draft.mention({ is: nounOf(found.name), how: 'upside-down' })
  const other = draft.mention({ is: 'person', how: 'upside-down' })
  draft.relate(hung, 'hangs-from', hero)
  const links = rng.chance(0.6)
  if (links) {
    const link = rng.pick(['rope', 'ladder'] as const)
    const x = draft.across(0.52)
    if (link === 'rope')
      draft.add({ kind: 'rope', from: [x, 0.1], to: [x + 0.02, 0.93], waves: 2, amplitude: 0.012, thickness: 3.5 }, 'rope')
    else draft.add({ kind: 'prop', name: 'ladder', count: 34, x, y: 0.93, height: 0.84 }, { is: 'ladder', how: 'long' })
    draft.reserve(x - 0.05, x + 0.05)
  }
  const witness = addWitness(draft, { towards: otherX, always: true, person: true, poses: ['lookUp', 'reach', 'stand'] })
  if (witness) draft.relate(witness, rng.chance(0.5) ? 'waves-to' : 'looks-at', other)
}
