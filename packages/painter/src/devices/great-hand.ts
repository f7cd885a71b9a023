import type { Draft } from '../grammar/draft.ts'
import { prop } from '../grammar/motif.ts'
import { nounOf } from '../grammar/nouns.ts'
import { addWitness } from '../grammar/witness.ts'

const given = [
  { ...prop('house', { colour: 0 }), height: 0.15 },
  { ...prop('lighthouse'), height: 0.22 },
  { ...prop('roundTree', { colour: 2 }), height: 0.2 },
  { ...prop('sailboat'), height: 0.16 },
  { ...prop('foxSitting'), height: 0.12 },
  { ...prop('key'), height: 0.12 },
  { ...prop('star'), height: 0.12 },
  { ...prop('castle', { colour: 1 }), height: 0.18 },
  { ...prop('birdhouse'), height: 0.16 },
]

/** Somebody too great for the picture holds out something small. */
export function greatHand(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['sea', 'cloudsea', 'calm', 'desert', 'hills', 'snow', 'mountains', 'field', 'shore'])
  draft.settle(place, { frame: 'none', options: { disc: 0 }, mood: 'tender' })
  draft.isFull = true
  const x = draft.across(rng.between(0.42, 0.66))
  const top = rng.between(0.44, 0.56)
  const { height, ...gift } = rng.pick(given)
  const shines = gift.name === 'star'
  const hand = draft.add(
    {
      kind: 'giant',
      name: 'hand',
      x,
      y: top + 0.62,
      height: 0.62,
      colour: rng.pick([0, 1, 3]),
      flip: draft.side === 1,
      clipY: place === 'sea' || place === 'calm' ? 0.9 : 1.2,
    },
    { is: 'hand', size: 'giant' },
    'hero',
  )
  const held = draft.add(
    { ...gift, x: x + 0.005, y: top + 0.035, height, glow: shines ? 0.2 : 0.08, emissive: shines ? 0.6 : 0, guard: 0.22 },
    { is: gift.name === 'foxSitting' ? 'fox' : gift.name === 'birdhouse' ? 'house' : nounOf(gift.name), size: 'tiny' },
    'partner',
  )
  draft.relate(hand, 'holds', held)
  if (place === 'cloudsea') draft.add({ kind: 'cloud', x, y: 0.94, width: 0.9, height: 0.1 })
  draft.reserve(x - 0.2, x + 0.2)
  const witness = addWitness(draft, { towards: x, poses: ['lookUp', 'reach', 'stand', 'kneel'] })
  if (witness) draft.relate(witness, 'reaches-for', held)
  else draft.relate(hand, 'rises')
}
