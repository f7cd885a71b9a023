import { contrastingPalette } from '../grammar/contrast.ts'
import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'
import { nounOf } from '../grammar/nouns.ts'
import { addWitness } from '../grammar/witness.ts'

/** On the ground, or in the air. */
const shapes = [
  { shape: 'cloak', is: 'traveller', height: 0.56, half: 0.2 },
  { shape: 'cat', is: 'cat', height: 0.44, half: 0.24 },
  { shape: 'tree', is: 'tree', height: 0.52, half: 0.3 },
  { shape: 'openHand', is: 'hand', height: 0.56, half: 0.28 },
  { shape: 'violin', is: 'violin', height: 0.6, half: 0.18 },
  { shape: 'umbrella', is: 'umbrella', height: 0.42, half: 0.32 },
  { shape: 'head', is: 'face-in-profile', height: 0.56, half: 0.26 },
  { shape: 'bird', is: 'bird', height: 0.32, flies: true },
  { shape: 'whale', is: 'whale', height: 0.27, flies: true },
  { shape: 'fish', is: 'fish', height: 0.26, flies: true },
  { shape: 'leaf', is: 'leaf', height: 0.4, flies: true },
  { shape: 'crescent', is: 'crescent', height: 0.38, flies: true },
  { shape: 'puzzlePiece', is: 'puzzle-piece', height: 0.34, flies: true },
] as const

/** Somebody who is a window. */
export function silhouetteWorld(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['hills', 'desert', 'snow', 'road', 'cloudsea', 'sea', 'mountains', 'calm', 'chess', 'shore', 'field', 'ruins'])
  draft.settle(place, { options: { disc: 0, mode: 'plain', clouds: 0.3 } })
  draft.isFull = true
  const who = rng.pick(shapes.filter((shape) => 'flies' in shape || (place !== 'sea' && place !== 'calm') || shape.shape === 'openHand'))
  const flies = 'flies' in who
  const x = draft.across(rng.between(flies ? 0.46 : 0.4, flies ? 0.54 : 0.66))
  const innerPlace = rng.pick(lexicon.inner.filter((name) => name !== place))
  const found = rng.pick(lexicon.inWorld)
  const hero = draft.add(
    {
      kind: 'portal',
      shape: who.shape,
      x,
      y: flies ? rng.between(0.44, 0.6) : rng.between(0.86, 0.92),
      height: who.height * rng.between(0.9, 1.1),
      flip: draft.side === 1,
      frameWidth: 5,
      rim: rng.pick(['shadow', 'light', 'dark']),
      shadow: !flies,
      backGlow: 0.6,
      inner: {
        palette: contrastingPalette(rng, draft.palette),
        light: [0.5, 0.3],
        place: innerPlace,
        placeOptions: { disc: 60 },
        nodes: [{ ...found, x: 0.52, y: 0.8, height: found.name === 'bareTree' ? 0.36 : 0.22 }],
      },
    },
    { is: who.is, size: 'giant', how: 'transparent' },
    'hero',
  )
  draft.relate(hero, 'contains', draft.mention(nounOf(found.name)))
  if ('half' in who) draft.reserve(x - who.half, x + who.half)
  const witness = addWitness(draft, { towards: x, person: true })
  if (witness) draft.relate(witness, 'looks-into', hero)
  else draft.relate(hero, flies ? 'flies' : 'waits')
  if (rng.chance(0.4)) {
    const motifs = rng.pick(lexicon.flock)
    const flock = draft.add(
      {
        kind: 'swarm',
        motifs,
        count: 7,
        path: [
          [x, flies ? 0.4 : 0.5],
          [draft.across(0.7), 0.2],
          [draft.across(0.95), 0.1],
        ],
        heights: [0.04, 0.03],
        spread: 0.05,
      },
      { is: nounOf(motifs[0]), many: true },
    )
    draft.relate(flock, 'comes-out-of', hero)
  }
}
