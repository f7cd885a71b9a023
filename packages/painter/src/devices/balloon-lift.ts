import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'
import { nounOf } from '../grammar/nouns.ts'
import { addWitness } from '../grammar/witness.ts'

const flat = ['rowboat', 'tram', 'bed', 'locomotive']

/** A heavy thing, light. */
export function balloonLift(draft: Draft): void {
  const { rng } = draft
  draft.settle(rng.pick(['sea', 'city', 'hills', 'mountains', 'cloudsea', 'snow', 'desert', 'shore', 'field', 'street']), {
    options: { horizon: 0.6 },
    mood: 'free',
  })
  const load = rng.pick(lexicon.lifted)
  const x = rng.between(0.25, 0.75)
  const y = rng.between(0.5, 0.66)
  const hero = draft.add(
    { ...load, x, y, height: flat.includes(load.name) ? 0.09 : rng.between(0.13, 0.2), rotation: rng.between(-0.1, 0.1), guard: 0.2 },
    { is: nounOf(load.name), how: 'flying' },
    'hero',
  )
  const balloons = draft.add(
    { kind: 'balloons', tiedTo: [hero, 0.5, 0.08], count: rng.wholeBetween(12, 22), length: 0.26, size: 0.06 },
    { is: 'balloon', many: true },
    'partner',
  )
  draft.relate(balloons, 'lifts', hero)
  draft.reserve(x - 0.07, x + 0.07)
  if (rng.chance(0.35)) {
    const child = rng.chance(0.5)
    const climber = draft.add(
      { kind: 'figure', x: x + 0.02, y: y + 0.17, height: 0.12, looks: draft.person({ child, pose: 'climb' }) },
      child ? 'child' : 'person',
      'partner',
    )
    draft.add({ kind: 'rope', from: [hero, 0.5, 0.95], to: [x + 0.02, y + 0.26], waves: 1, amplitude: 0.01, thickness: 3 })
    draft.relate(climber, 'climbs-towards', hero)
  }
  const witness = addWitness(draft, { towards: x, poses: ['lookUp', 'stand', 'run', 'reach'] })
  if (witness) draft.relate(witness, 'looks-at', hero)
  else draft.relate(hero, 'flies')
}
