import type { Draft } from '../grammar/draft.ts'
import { prop } from '../grammar/motif.ts'
import { nounOf } from '../grammar/nouns.ts'
import { addWitness } from '../grammar/witness.ts'

/** Who sleeps there, and how high up its back is, in shares of its width. */
const sleepers = [
  { of: 'fox', is: 'fox', back: 0.26, trees: 0 },
  { of: 'bear', is: 'bear', back: 0.26, trees: 9 },
  { of: 'cat', is: 'cat', back: 0.24, trees: 0 },
  { of: 'person', is: 'giant', back: 0.15, trees: 8 },
  { of: 'whale', is: 'whale', back: 0.22, trees: 0 },
  { of: 'elephant', is: 'elephant', back: 0.27, trees: 6 },
  { of: 'hedgehog', is: 'hedgehog', back: 0.29, trees: 30 },
] as const

/** The hill breathes. */
export function sleepingHill(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['hills', 'snow', 'desert', 'calm', 'road', 'sea', 'field', 'shore'])
  draft.settle(place, { mood: 'calm', frame: rng.pick(['none', 'none', 'grass', 'branches']), options: { mountains: false, clouds: 0.3 } })
  draft.isFull = true
  const who = rng.pick(sleepers)
  const width = rng.between(0.9, 1.04)
  const x = draft.across(rng.between(0.48, 0.54))
  const y = place === 'calm' || place === 'sea' ? 0.7 : rng.between(0.74, 0.82)
  const hero = draft.add(
    { kind: 'lyingHill', of: who.of, x, y, width, flip: draft.side === -1, trees: who.trees, fog: rng.between(0, 0.08) },
    { is: who.is, size: 'giant', how: 'sleeping' },
    'hero',
  )
  draft.relate(hero, 'sleeps')
  const found = rng.pick([
    prop('house', { colour: 0 }),
    prop('lighthouse'),
    prop('windmill', { colour: 0 }),
    prop('tent', { colour: 0 }),
    prop('castle', { colour: 1 }),
  ])
  // width counts in shares of the width, heights in shares of the height: two thirds
  const top = y - who.back * width * (2 / 3)
  const home = draft.add(
    { ...found, x: x + draft.side * 0.14 * width, y: top + 0.018, height: rng.between(0.075, 0.11), fog: 0.05, guard: 0.2, glow: 0.06 },
    { is: nounOf(found.name), size: 'tiny' },
    'partner',
  )
  draft.relate(home, 'stands-on', hero)
  const witness = addWitness(draft, { towards: x, poses: ['walk', 'stand', 'sit', 'lookUp', 'carry'] })
  if (witness) draft.relate(witness, 'walks-towards', hero)
}
