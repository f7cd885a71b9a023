import type { Draft } from '../grammar/draft.ts'
import { prop } from '../grammar/motif.ts'
import { nounOf } from '../grammar/nouns.ts'
import { addWitness } from '../grammar/witness.ts'

const loads = [
  { ...prop('house', { colour: 0 }), height: 0.26 },
  { ...prop('moon'), height: 0.26 },
  { ...prop('roundTree', { colour: 2 }), height: 0.36 },
  { ...prop('lighthouse'), height: 0.36 },
  { ...prop('clockTower'), height: 0.34 },
  { ...prop('grandPiano', { colour: 'dark' as const }), height: 0.17 },
  { ...prop('bookPile'), height: 0.34 },
  { ...prop('island'), height: 0.2 },
  { ...prop('whaleSide'), height: 0.15 },
  { ...prop('castle', { colour: 1 }), height: 0.28 },
]

/** Far too much for one back. */
export function carriedHome(draft: Draft): void {
  const { rng } = draft
  draft.settle(rng.pick(['road', 'desert', 'snow', 'hills', 'mountains', 'chess', 'field', 'bridge', 'shore']), { mood: 'patient' })
  draft.isFull = true
  const { height, ...load } = rng.pick(loads)
  const size = rng.pick([0.7, 1, 1.15])
  const x = draft.across(rng.between(0.36, 0.62))
  const y = rng.between(0.88, 0.94)
  const child = rng.chance(0.3)
  const drags = draft.setting.place !== 'mountains' && rng.chance(0.3)
  const shines = load.name === 'moon'
  const node = { emissive: shines ? 0.55 : 0, glow: shines ? 0.3 : 0, guard: 0.2 }
  if (drags) {
    const loaded = draft.add(
      { ...load, ...node, x: x - draft.side * 0.22, y, height: height * size, rotation: draft.side * 0.06, shadow: 0.6, cast: 0.3 },
      { is: nounOf(load.name), size: 'giant' },
      'partner',
    )
    const hero = draft.add(
      {
        kind: 'figure',
        x: x + draft.side * 0.2,
        y: y + 0.01,
        height: 0.15 * size,
        flip: draft.side === -1,
        shadow: 0.6,
        cast: 0.5,
        looks: draft.person({ child, pose: 'push' }),
      },
      child ? 'child' : 'person',
      'hero',
    )
    draft.add(
      {
        kind: 'rope',
        from: [hero, 0.4, 0.4],
        to: [loaded, draft.side === 1 ? 0.7 : 0.3, 0.8],
        waves: 1,
        amplitude: 0.01,
        sag: 0.02,
        thickness: 3,
      },
      'rope',
    )
    draft.relate(hero, 'pulls', loaded)
    draft.relate(loaded, 'follows', hero)
    return
  }
  const bearer = 0.17 * size
  const hero = draft.add(
    {
      kind: 'figure',
      x,
      y,
      height: bearer,
      flip: draft.side === -1,
      shadow: 0.6,
      cast: 0.5,
      looks: draft.person({ child, pose: 'bow', hat: null }),
    },
    child ? 'child' : 'person',
    'hero',
  )
  const loaded = draft.add(
    { ...load, ...node, x: x - draft.side * 0.02 * size, y: y - bearer * 0.6, height: height * size, rotation: draft.side * 0.1 },
    { is: nounOf(load.name), size: 'giant' },
    'partner',
  )
  draft.relate(hero, 'carries-on-back', loaded)
  draft.reserve(x - 0.14, x + 0.14)
  const witness = addWitness(draft, { towards: x })
  if (witness) draft.relate(witness, 'looks-at', hero)
  else draft.relate(hero, 'walks')
}
