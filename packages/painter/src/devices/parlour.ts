import { type Animal, looking } from '../grammar/animal.ts'
import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'

/** A room without a room. */
export function parlour(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['underwater', 'forest', 'desert', 'cloudsea', 'snow', 'road', 'hills', 'shore', 'field', 'ruins', 'station'])
  draft.settle(place, { ...(place === 'underwater' ? { light: [rng.between(0.3, 0.7), 0] as const } : {}), mood: 'cosy' })
  const furniture = rng.pick(lexicon.furniture)
  const middle = draft.across(rng.between(0.34, 0.56))
  const y = rng.between(0.86, 0.94)
  const lampX = middle + draft.side * rng.between(0.2, 0.3)
  const isIndoorLamp = rng.chance(0.5)
  const lamp = draft.add(
    {
      kind: 'prop',
      name: isIndoorLamp ? 'lamp' : 'lamppost',
      x: lampX,
      y: y - 0.01,
      height: isIndoorLamp ? 0.2 : 0.3,
      shadow: 0.4,
      glow: 0.16,
    },
    { is: isIndoorLamp ? 'lamp' : 'lamppost', how: 'lit' },
    'partner',
  )
  const hero = draft.add(
    { ...furniture.motif, x: middle, y, height: 0.18, shadow: 0.6, cast: 0.3, guard: 0.2 },
    { is: furniture.is, how: 'lonely' },
    'hero',
  )
  const child = rng.chance(0.3)
  const reads = rng.chance(0.5)
  const sitter = draft.add(
    {
      kind: 'figure',
      x: middle + draft.side * 0.02,
      y: y - 0.03,
      height: 0.17,
      flip: draft.side === -1,
      guard: 0.22,
      looks: draft.person({ pose: reads ? 'read' : 'sit', child, arms: ['down', 'bent'] }),
    },
    child ? 'child' : 'person',
    'partner',
  )
  draft.relate(sitter, 'sits-on', hero)
  if (reads) draft.relate(sitter, 'reads', draft.mention('book', 'accent'))
  draft.relate(lamp, 'shines-on', sitter)
  draft.reserve(middle - 0.18, middle + 0.18)
  draft.reserve(lampX - 0.05, lampX + 0.05)
  const guests: readonly { animal: Animal; height: number }[] =
    place === 'underwater' ? lexicon.flyer.filter(({ animal: { is } }) => is === 'whale' || is === 'fish') : lexicon.onlooker
  const who = rng.pick(guests)
  const isSwimming = place === 'underwater'
  const guestX = isSwimming ? draft.across(rng.between(0.3, 0.75)) : draft.freeSpot(0.1, 0.12, 0.88)
  if (guestX !== null) {
    const placed = isSwimming ? { y: rng.between(0.3, 0.45), fog: 0.2 } : { y: y - 0.03, shadow: 0.4 }
    const guest = draft.add(
      { ...looking(who.animal, guestX < middle ? 1 : -1), x: guestX, ...placed, height: who.height * 1.2, guard: 0.2 },
      who.animal.is,
      'witness',
    )
    draft.relate(guest, isSwimming ? 'swims-over' : 'looks-at', isSwimming ? hero : sitter)
  }
  draft.leaveSomething(0.7, ['mantelpiece-clock', 'television', 'telephone', 'books', 'radio', 'potted-plant', 'framed-picture'])
}
