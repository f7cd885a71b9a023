import { looking } from '../grammar/animal.ts'
import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'
import { nounOf } from '../grammar/nouns.ts'
import { addWitness } from '../grammar/witness.ts'

/** Somebody’s whole world, carried. */
export function worldOnBack(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['cloudsea', 'desert', 'hills', 'sea', 'snow', 'road', 'space', 'underwater', 'shore', 'field', 'bridge'])
  draft.settle(place)
  const who = rng.pick(lexicon.carrier)
  const load = rng.pick(lexicon.load)
  const x = draft.across(rng.between(0.4, 0.58))
  const size = rng.pick([0.75, 1, 1.2])
  const y = place === 'space' ? rng.between(0.62, 0.74) : rng.between(0.82, 0.88)
  const height = 0.25 * size
  const loaded = draft.add(
    { ...load, x, y: y - height * 0.68, height: 0.25 * size, rotation: rng.between(-0.05, 0.05) },
    nounOf(load.name),
    'partner',
  )
  const hero = draft.add(
    { ...looking(who, draft.side), x, y, height, round: 0.75, shadow: place === 'space' ? 0 : 0.6, cast: 0.35, guard: 0.2 },
    { is: who.is, size: 'giant' },
    'hero',
  )
  draft.relate(hero, 'carries-on-back', loaded)
  draft.reserve(x - 0.24 * size, x + 0.24 * size)
  const witness = addWitness(draft, { towards: x, poses: ['walk', 'stand', 'run', 'lookUp'] })
  if (witness) draft.relate(witness, rng.chance(0.5) ? 'follows' : 'leads', hero)
  else draft.relate(hero, place === 'space' ? 'drifts' : 'walks')
  if (place === 'cloudsea' || place === 'sea') draft.add({ kind: 'cloud', x: 0.5, y: y + 0.05, width: 0.95, height: 0.08 })
  if (rng.chance(0.5)) {
    const motifs = rng.pick(lexicon.flock)
    draft.add(
      { kind: 'swarm', motifs, count: 6, area: [0.08, 0.08, 0.92, 0.3], heights: [0.022, 0.04] },
      { is: nounOf(motifs[0]), many: true },
    )
  }
}
