import { looking } from '../grammar/animal.ts'
import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'

/** Somebody holds on to a thing in the sky. */
export function thread(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['hills', 'mountains', 'snow', 'road', 'desert', 'city', 'sea', 'cloudsea', 'shore', 'field', 'bridge'])
  draft.settle(place)
  const what = rng.pick(lexicon.skyThing)
  const x = draft.across(rng.between(0.42, 0.72))
  const y = rng.between(0.3, 0.48)
  const hero = draft.add(
    {
      ...looking(what, draft.side),
      x,
      y,
      height: rng.between(0.16, 0.26),
      rotation: rng.between(-0.12, 0.12),
      round: 0.75,
      guard: 0.2,
    },
    { is: what.is, how: 'flying' },
    'hero',
  )
  if (rng.chance(0.5)) draft.add({ kind: 'cloud', x: x + 0.02, y: y + 0.045, width: 0.6, height: 0.09 })
  const isAtSea = place === 'sea'
  const isRunning = !isAtSea && rng.chance(0.3)
  const holderX = draft.across(rng.between(0.14, 0.4))
  const child = rng.chance(0.5)
  const holderY = isAtSea ? 0.84 : place === 'city' ? 0.92 : rng.between(0.88, 0.95)
  const holder = draft.add(
    {
      kind: 'figure',
      x: holderX,
      y: holderY,
      height: isAtSea ? 0.13 : rng.between(0.12, 0.18),
      flip: draft.side === -1,
      shadow: isAtSea ? 0 : 0.6,
      cast: isAtSea ? 0 : 0.4,
      looks: draft.person({ child, pose: isRunning ? 'run' : 'stand', arms: ['down', 'up'] }),
    },
    child ? 'child' : 'person',
    'partner',
  )
  if (isAtSea) draft.add({ kind: 'prop', name: 'rowboat', x: holderX, y: 0.86, height: 0.06 }, 'rowboat')
  draft.reserve(holderX - 0.1, holderX + 0.1)
  draft.add({ kind: 'thread', from: [holder, 'hand', 1], to: [hero, 0.5, 0.96], waves: 2, amplitude: 0.05, thickness: 2 })
  draft.relate(holder, 'holds-on-string', hero)
  draft.relate(hero, isRunning ? 'flies-away-from' : 'floats-above', holder)
  if (!isAtSea) draft.leaveSomething()
}
