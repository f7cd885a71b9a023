import type { Draft } from '../grammar/draft.ts'
import { prop } from '../grammar/motif.ts'
import { nounOf } from '../grammar/nouns.ts'
import type { Anchor } from '../scene/node.ts'

const catches = [
  { ...prop('star'), height: 0.09, shines: true },
  { ...prop('moon'), height: 0.15, shines: true },
  { ...prop('house', { colour: 0 }), height: 0.12, shines: false },
  { ...prop('koi'), height: 0.08, shines: false },
  { ...prop('key'), height: 0.1, shines: false },
  { ...prop('crown', { colour: 1 }), height: 0.08, shines: true },
  { ...prop('lantern'), height: 0.1, shines: true },
  { ...prop('suitcase', { colour: 0 }), height: 0.08, shines: false },
] as const

/** A line let down from where nobody fishes. */
export function highFishing(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['cloudsea', 'sea', 'city', 'calm', 'hills', 'space', 'mountains'])
  draft.settle(place, { options: { disc: 0 }, mood: 'patient', frame: 'none' })
  draft.isFull = true
  const x = draft.across(rng.between(0.26, 0.5))
  const y = rng.between(0.3, 0.42)
  const seat = rng.pick(['crescent', 'island', 'cloud', 'airship'] as const)
  const child = rng.chance(0.5)
  let seated: string
  let feet: number
  if (seat === 'crescent') {
    seated = draft.add(
      { ...prop('crescent'), x, y: y + 0.05, height: 0.3, emissive: 0.6, glow: 0.3, flip: draft.side === -1, rotation: draft.side * -0.5 },
      { is: 'crescent', size: 'giant', how: 'glowing' },
      'partner',
    )
    feet = y + 0.03
  } else if (seat === 'cloud') {
    seated = draft.add({ kind: 'cloud', x, y: y + 0.03, width: 0.5, height: 0.1 }, 'cloud', 'partner')
    feet = y - 0.02
  } else {
    const height = seat === 'island' ? 0.16 : 0.13
    seated = draft.add({ ...prop(seat), x, y: y + 0.1, height, guard: 0.2 }, { is: seat, how: 'flying' }, 'partner')
    feet = seat === 'island' ? y - 0.01 : y - 0.02
  }
  const hero = draft.add(
    {
      kind: 'figure',
      x: x + draft.side * 0.05,
      y: feet,
      height: 0.13,
      flip: draft.side === -1,
      guard: 0.25,
      looks: draft.person({ child, pose: 'row' }),
    },
    child ? 'child' : 'fisherman',
    'hero',
  )
  const tip = [x + draft.side * 0.3, feet - 0.12] as const
  const hand: Anchor = [hero, 'hand', 1]
  draft.add({ kind: 'rope', from: hand, to: tip, waves: 1, amplitude: 0.012, thickness: 3.2, colour: 'dark' }, 'fishing-rod')
  const { height, shines, ...found } = rng.pick(catches)
  const caughtY = rng.between(0.76, 0.88)
  const caught = draft.add(
    {
      ...found,
      x: tip[0],
      y: caughtY,
      height,
      rotation: rng.between(-0.2, 0.2),
      emissive: shines ? 0.5 : 0,
      glow: shines ? 0.16 : 0,
      guard: 0.2,
    },
    nounOf(found.name),
    'partner',
  )
  draft.add({ kind: 'thread', from: tip, to: [caught, 0.5, 0.06], waves: 1, amplitude: 0.008, thickness: 2 })
  draft.relate(hero, 'fishes-for', caught)
  draft.relate(hero, 'sits-on', seated)
  if (place === 'cloudsea') draft.add({ kind: 'cloud', x: tip[0], y: caughtY + 0.045, width: 0.5, height: 0.06 })
}
