import { looking } from '../grammar/animal.ts'
import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'
import { addWitness } from '../grammar/witness.ts'

/** A giant where there are none. */
export function scaleInversion(draft: Draft): void {
  const { rng } = draft
  draft.settle(rng.pick(['hills', 'mountains', 'snow', 'desert', 'road', 'city', 'calm', 'street', 'bridge', 'shore', 'field', 'ruins']))
  const who = rng.pick(lexicon.giantAnimal)
  const stance = rng.pick([
    { x: rng.between(0.34, 0.66), y: 0.83, height: rng.between(0.34, 0.44), fog: 0.1 },
    { x: draft.across(0.12), y: 0.9, height: 0.52, fog: 0.02 },
    { x: draft.across(rng.between(0.2, 0.4)), y: 0.76, height: 0.3, fog: 0.3 },
  ])
  const towards = stance.x < 0.5 ? 1 : -1
  const hero = draft.add(
    { ...looking(who, towards), ...stance, round: 0.75, shadow: 0.6, cast: 0.35, guard: 0.2 },
    { is: who.is, size: 'giant' },
    'hero',
  )
  draft.reserve(stance.x - 0.16, stance.x + 0.16)
  const witness = addWitness(draft, { towards: stance.x })
  if (witness) draft.relate(witness, 'meets', hero)
  const birds = draft.add(
    { kind: 'birds', count: rng.wholeBetween(4, 9), area: [0.1, 0.06, 0.9, 0.3] },
    { is: 'bird', many: true, size: 'tiny' },
  )
  draft.relate(birds, 'circles', hero)
  draft.relate(hero, 'waits')
  draft.leaveSomething()
}
