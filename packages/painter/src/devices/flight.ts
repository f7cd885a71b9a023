import { looking } from '../grammar/animal.ts'
import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'
import { addWitness } from '../grammar/witness.ts'

/** Somebody flies along with those who can. */
export function flight(draft: Draft): void {
  const { rng } = draft
  draft.settle(rng.pick(['city', 'mountains', 'sea', 'hills', 'cloudsea', 'snow', 'space', 'street', 'field', 'shore']), {
    mood: 'free',
    frame: rng.pick(['none', 'none', 'branches']),
  })
  draft.isFull = true
  const { animal, height } = rng.pick(lexicon.flyer)
  const isLarge = height > 0.14
  const count = isLarge ? rng.wholeBetween(1, 2) : rng.wholeBetween(4, 6)
  const x = draft.across(rng.between(0.5, 0.66))
  const y = rng.between(0.34, 0.5)
  let first: string | undefined
  for (let i = 1; i <= count; i++) {
    const arm = i % 2 ? 1 : -1
    const back = Math.ceil(i / 2)
    const node = {
      ...looking(animal, draft.side),
      x: x - draft.side * back * (isLarge ? 0.3 : 0.17),
      y: y + arm * back * (isLarge ? 0.1 : 0.075) + rng.between(-0.015, 0.015),
      height: height * (arm > 0 ? 1.05 : 0.78) * rng.between(0.9, 1.1),
      rotation: draft.side * -0.1,
      fog: arm > 0 ? 0 : 0.15,
      guard: 0.2,
    }
    const id = draft.add(node, i === 1 ? { is: animal.is, ...(count > 1 ? { many: true } : {}), how: 'flying' } : undefined, 'partner')
    first ??= id
  }
  const child = rng.chance(0.55)
  const hero = draft.add(
    {
      kind: 'figure',
      x,
      y,
      height: rng.between(0.17, 0.24),
      flip: draft.side === -1,
      rotation: draft.side * -0.12,
      guard: 0.28,
      looks: draft.person({ child, pose: 'fly', scarf: rng.pick([0, 1]) }),
    },
    child ? 'child' : 'person',
    'hero',
  )
  draft.relate(hero, 'flies')
  if (first) draft.relate(hero, 'leads', first)
  if (rng.chance(0.5)) {
    const witness = addWitness(draft, { towards: x, poses: ['lookUp', 'stand', 'reach'] })
    if (witness) draft.relate(witness, 'looks-at', hero)
  }
}
