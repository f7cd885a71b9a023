import type { Draft } from '../grammar/draft.ts'
import { prop } from '../grammar/motif.ts'

/** A swing hung where nothing can be hung. */
export function moonSwing(draft: Draft): void {
  const { rng } = draft
  draft.settle(rng.pick(['cloudsea', 'sea', 'hills', 'city', 'space', 'calm', 'mountains', 'desert', 'shore', 'garden', 'field']), {
    frame: 'none',
    options: { disc: 0 },
    mood: 'joyful',
  })
  draft.isFull = true
  const x = draft.across(rng.between(0.38, 0.6))
  const y = rng.between(0.28, 0.36)
  const from = rng.pick(['crescent', 'cloud', 'bird', 'hand'] as const)
  const support = addSupport(draft, from, x, y)
  const swayed = x + draft.side * rng.between(0.04, 0.2)
  const seatY = rng.between(0.66, 0.78)
  const child = rng.chance(0.6)
  const hero = draft.add(
    {
      kind: 'figure',
      x: swayed,
      y: seatY,
      height: rng.between(0.16, 0.22),
      flip: draft.side === -1,
      rotation: draft.side * -0.12,
      guard: 0.25,
      looks: draft.person({ child, pose: 'swing' }),
    },
    child ? 'child' : 'person',
    'hero',
  )
  const hangY = from === 'hand' ? 0.24 : y - 0.02
  draft.add({ kind: 'rope', from: [x - 0.03, hangY], to: [hero, 'hand', -1], waves: 1, amplitude: 0, thickness: 2.6 })
  draft.add({ kind: 'rope', from: [x + 0.03, hangY], to: [hero, 'hand', 1], waves: 1, amplitude: 0, thickness: 2.6 })
  const swing = draft.mention('swing')
  draft.relate(swing, 'hangs-from', support)
  draft.relate(hero, 'swings-on', swing)
  if (rng.chance(0.5)) draft.add({ kind: 'birds', count: 7, area: [0.1, 0.4, 0.9, 0.6] }, { is: 'bird', many: true })
}

function addSupport(draft: Draft, from: 'crescent' | 'cloud' | 'bird' | 'hand', x: number, y: number): string {
  switch (from) {
    case 'crescent':
      return draft.add(
        { ...prop('crescent'), x, y: y + 0.04, height: 0.32, emissive: 0.6, glow: 0.34, flip: draft.side === -1 },
        { is: 'crescent', size: 'giant', how: 'glowing' },
        'partner',
      )
    case 'cloud':
      return draft.add({ kind: 'cloud', x, y, width: 0.62, height: 0.14 }, { is: 'cloud', size: 'big' }, 'partner')
    case 'bird':
      return draft.add(
        { ...prop('craneFlying'), x, y: y + 0.03, height: 0.2, flip: draft.side === -1, guard: 0.2 },
        { is: 'crane', size: 'giant', how: 'flying' },
        'partner',
      )
    case 'hand':
      return draft.add(
        { kind: 'giant', name: 'hand', x, y: -0.14, height: 0.42, rotation: 3.14, colour: 0 },
        { is: 'hand', size: 'giant' },
        'partner',
      )
  }
}
