import type { Draft } from '../grammar/draft.ts'
import { prop } from '../grammar/motif.ts'
import { nounOf } from '../grammar/nouns.ts'

/** Down is not where it was. */
export function fallingUpward(draft: Draft): void {
  const { rng } = draft
  draft.settle(rng.pick(['room', 'city', 'road', 'hills', 'library', 'desert', 'attic', 'street', 'station', 'tower']), {
    mood: 'dreamy',
    frame: 'none',
  })
  draft.isFull = true
  const x = draft.across(rng.between(0.4, 0.62))
  const y = rng.between(0.4, 0.56)
  const things = rng.pick([
    ['prop:chair', 'prop:lamp', 'prop:teacup'],
    ['prop:umbrella', 'prop:suitcase', 'top-hat'],
    ['open-book', 'prop:candle', 'envelope'],
    ['prop:teapot', 'prop:teacup', 'spoon'],
  ] as const)
  const floating = draft.add(
    { kind: 'swarm', motifs: things, count: 8, area: [0.08, 0.05, 0.92, 0.6], heights: [0.05, 0.09], tumble: 1 },
    { is: nounOf(things[0]), many: true, how: 'floating' },
    'partner',
  )
  const child = rng.chance(0.6)
  const pose = rng.pick(['float', 'fall', 'float'] as const)
  const hero = draft.add(
    {
      kind: 'figure',
      x,
      y,
      height: rng.between(0.22, 0.3),
      flip: draft.side === -1,
      rotation: draft.side * rng.between(-0.4, 0.3),
      guard: 0.28,
      looks: draft.person({ child, pose }),
    },
    child ? 'child' : 'person',
    'hero',
  )
  draft.relate(hero, 'rises')
  draft.relate(floating, 'circles', hero)
  const anchor = rng.pick([prop('anchor'), prop('suitcase', { colour: 0 }), prop('catSitting'), prop('armchair', { colour: 0 })])
  const anchorX = draft.across(rng.between(0.22, 0.42))
  const held = draft.add(
    { ...anchor, x: anchorX, y: 0.93, height: anchor.name === 'armchair' ? 0.16 : 0.11, shadow: 0.6, cast: 0.3, guard: 0.2 },
    anchor.name === 'catSitting' ? 'cat' : nounOf(anchor.name),
    'partner',
  )
  draft.add({ kind: 'thread', from: [hero, 0.5, 0.6], to: [held, 0.5, 0.12], waves: 2, amplitude: 0.04, thickness: 2.6, colour: 0 })
  draft.relate(hero, 'is-tied-to', held)
}
