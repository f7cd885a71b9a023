import { looking } from '../grammar/animal.ts'
import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'
import { prop } from '../grammar/motif.ts'
import { nounOf } from '../grammar/nouns.ts'

/** Two from the two ends of one rope. */
export function halfway(draft: Draft): void {
  const { rng } = draft
  draft.settle(rng.pick(['cloudsea', 'mountains', 'sea', 'city', 'calm', 'space']), { frame: 'none', options: { disc: 0 }, mood: 'tense' })
  draft.isFull = true
  const ends = rng.pick([prop('lighthouse'), prop('clockTower'), prop('tower', { colour: 0 }), prop('windmill', { colour: 1 })])
  const ropeY = rng.between(0.5, 0.62)
  const sag = rng.between(0.04, 0.09)
  for (const side of [0, 1]) {
    const x = side ? 0.95 : 0.05
    const node = { ...ends, x, y: 1.04, height: 1.1 - ropeY, flip: side === 0, guard: 0.15 }
    draft.add(node, side ? undefined : { is: nounOf(ends.name), many: true, how: 'tall' }, 'partner')
  }
  const rope = draft.add(
    { kind: 'rope', from: [0.06, ropeY], to: [0.94, ropeY], waves: 0, amplitude: 0, sag, thickness: 5 },
    { is: 'rope', how: 'long' },
    'partner',
  )
  const onRope = (x: number) => ropeY + sag * Math.sin(x * Math.PI) + 0.004
  const apart = rng.between(0.1, 0.2)
  const firstX = 0.5 - apart
  const secondX = 0.5 + apart
  const child = rng.chance(0.4)
  const hero = draft.add(
    {
      kind: 'figure',
      x: firstX,
      y: onRope(firstX),
      height: 0.17,
      guard: 0.25,
      looks: draft.person({ child, pose: 'walk', arms: ['out', 'up'] }),
    },
    child ? 'child' : 'person',
    'hero',
  )
  draft.add(
    { kind: 'prop', name: 'lantern', at: [hero, 'hand', 1], height: 0.05, anchorY: 0.08, emissive: 0.6 },
    { is: 'lantern', how: 'lit' },
  )
  const meetsAnimal = rng.chance(0.55)
  const who = rng.pick(lexicon.onlooker.filter(({ animal: { is } }) => is !== 'deer' && is !== 'crow'))
  const other = meetsAnimal
    ? draft.add({ ...looking(who.animal, -1), x: secondX, y: onRope(secondX), height: who.height, guard: 0.25 }, who.animal.is, 'partner')
    : draft.add(
        {
          kind: 'figure',
          x: secondX,
          y: onRope(secondX),
          height: 0.17,
          flip: true,
          guard: 0.25,
          looks: draft.person({ pose: 'walk', arms: ['out', 'up'] }),
        },
        'person',
        'partner',
      )
  if (!meetsAnimal) draft.add({ kind: 'prop', name: 'lantern', at: [other, 'hand', 1], height: 0.05, anchorY: 0.08, emissive: 0.6 })
  draft.relate(hero, 'meets', other)
  draft.relate(hero, 'balances-on', rope)
  if (rng.chance(0.5)) draft.add({ kind: 'birds', count: 5, area: [0.2, 0.12, 0.8, 0.35] }, { is: 'bird', many: true })
}
