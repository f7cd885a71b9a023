import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'
import { nounOf } from '../grammar/nouns.ts'
import { addWitness } from '../grammar/witness.ts'

/** It rises out of a book. */
export function bookWorld(draft: Draft): void {
  const { rng } = draft
  draft.settle(
    rng.pick(['hills', 'desert', 'room', 'forest', 'snow', 'chess', 'cloudsea', 'library', 'attic', 'shore', 'field', 'garden']),
    { mood: 'dreamy' },
  )
  const found = rng.pick(lexicon.bookRise)
  const size = rng.pick([0.65, 0.85, 1])
  const x = draft.across(rng.between(0.36, 0.6))
  const y = rng.between(0.86, 0.93)
  draft.add({ kind: 'glow', x, y: y - 0.26 * size, radius: 0.4 * size, strength: 0.6 })
  const height = (found.name === 'bareTree' ? 0.46 : found.name === 'whaleSide' || found.name === 'locomotive' ? 0.2 : 0.34) * size
  const hero = draft.add(
    { ...found, x, y: y - 0.11 * size, height, rotation: found.name === 'whaleSide' ? -0.4 : 0, guard: 0.15 },
    nounOf(found.name),
    'hero',
  )
  draft.add({ kind: 'cloud', x, y: y - 0.1 * size, width: 0.46 * size, height: 0.06 * size })
  const book = draft.add(
    { kind: 'prop', name: 'openBook', x, y, height: 0.16 * size, shadow: 0.7, cast: 0.3 },
    { is: 'open-book', size: 'giant' },
    'partner',
  )
  draft.relate(hero, 'rises-from', book)
  draft.reserve(x - 0.28 * size, x + 0.28 * size)
  if (rng.chance(0.6)) {
    const motifs = rng.pick(lexicon.flock)
    const flock = draft.add(
      {
        kind: 'swarm',
        motifs,
        count: 9,
        path: [
          [x, y - 0.2],
          [draft.across(0.85), 0.4],
          [draft.across(0.3), 0.08],
        ],
        heights: [0.03, 0.045],
        spread: 0.1,
      },
      { is: nounOf(motifs[0]), many: true },
      'partner',
    )
    draft.relate(flock, 'flies-out-of', book)
  }
  const witness = addWitness(draft, { towards: x, poses: ['stand', 'kneel', 'sit', 'reach', 'lookUp'] })
  if (witness) draft.relate(witness, 'looks-at', hero)
  else draft.relate(book, 'lies')
}
