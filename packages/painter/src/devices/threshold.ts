import { contrastingPalette } from '../grammar/contrast.ts'
import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'
import { nounOf } from '../grammar/nouns.ts'
import { addWitness } from '../grammar/witness.ts'

const ways = [
  { shape: 'door', is: 'door' },
  { shape: 'keyhole', is: 'keyhole' },
  { shape: 'arch', is: 'arch' },
  { shape: 'oval', is: 'mirror' },
  { shape: 'window', is: 'window' },
] as const

/** A door to another place. */
export function threshold(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick([
    'desert',
    'forest',
    'snow',
    'hills',
    'cloudsea',
    'road',
    'chess',
    'underwater',
    'city',
    'calm',
    'ruins',
    'attic',
    'shore',
    'field',
    'bridge',
  ])
  draft.settle(place, { mood: 'mysterious' })
  const innerPlace = rng.pick(lexicon.inner.filter((name) => name !== place))
  const way = rng.pick(ways)
  const standing = rng.pick([
    { x: draft.across(rng.between(0.5, 0.66)), y: 0.85, height: rng.between(0.38, 0.46) },
    { x: draft.across(0.28), y: 0.97, height: 0.62 },
    { x: draft.across(rng.between(0.3, 0.7)), y: 0.76, height: 0.22 },
    { x: draft.across(0.62), y: 0.5, height: 0.3 },
  ])
  const floats = standing.y < 0.6
  const found = rng.pick(lexicon.inWorld)
  const hero = draft.add(
    {
      kind: 'portal',
      shape: way.shape,
      ...standing,
      frameWidth: way.shape === 'keyhole' ? 14 : 13,
      rim: rng.pick([0, 1, 'groundFar']),
      muntins: way.shape === 'window',
      shadow: !floats,
      backGlow: 0.7,
      inner: {
        palette: contrastingPalette(rng, draft.palette),
        light: [0.55, 0.25],
        place: innerPlace,
        placeOptions: { disc: 70 },
        weather: 'none',
        nodes: [{ ...found, x: 0.5, y: 0.82, height: 0.26 }],
      },
    },
    { is: way.is, how: floats ? 'floating' : 'open' },
    'hero',
  )
  const inside = draft.mention(nounOf(found.name))
  draft.relate(hero, 'opens-onto', inside)
  if (!floats) draft.reserve(standing.x - standing.height * 0.38, standing.x + standing.height * 0.38)
  else {
    const y = 0.93
    draft.add({ kind: 'prop', name: 'ladder', count: 16, x: standing.x - 0.02, y, height: y - standing.y + 0.01, rotation: 0.04 }, 'ladder')
    draft.reserve(standing.x - 0.06, standing.x + 0.06)
  }
  const witness = addWitness(draft, { towards: standing.x, always: true })
  if (witness) draft.relate(witness, floats ? 'looks-at' : 'stands-before', hero)
  if (rng.chance(0.5)) {
    const motifs = rng.pick(lexicon.flock)
    const top = standing.y - standing.height * 0.5
    const flock = draft.add(
      {
        kind: 'swarm',
        motifs,
        count: rng.wholeBetween(5, 9),
        path: [
          [standing.x, top],
          [draft.across(0.4), Math.max(0.2, top - 0.2)],
          [draft.across(0.08), 0.12],
        ],
        heights: [0.03, 0.05],
        spread: 0.06,
      },
      { is: nounOf(motifs[0]), many: true },
      'partner',
    )
    draft.relate(flock, 'flies-out-of', hero)
  }
  draft.leaveSomething(0.35)
}
