import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'
import { nounOf } from '../grammar/nouns.ts'
import { addWitness } from '../grammar/witness.ts'

const shining = ['light-bulb', 'star']
const hanging = ['old-key', 'bell', 'umbrella', 'performing-arts']

/** A tree that bears what trees do not. */
export function substitutedLeaves(draft: Draft): void {
  const { rng } = draft
  draft.settle(
    rng.pick(['hills', 'snow', 'desert', 'forest', 'chess', 'road', 'mountains', 'cloudsea', 'garden', 'field', 'ruins', 'attic']),
  )
  const leaves = rng.pick(lexicon.leaf)
  const glows = shining.includes(leaves[0])
  const standing = rng.pick([
    { x: draft.across(rng.between(0.4, 0.6)), y: 0.87, height: 0.6 },
    { x: draft.across(0.14), y: 0.95, height: 0.82 },
    { x: draft.across(rng.between(0.25, 0.45)), y: 0.79, height: 0.38 },
  ])
  const hero = draft.add(
    {
      kind: 'leafTree',
      ...standing,
      leaves,
      count: 44,
      leafHeight: rng.between(0.065, 0.085) * standing.height,
      hang: hanging.includes(leaves[0]),
      emissive: glows ? 0.6 : 0.05,
      glow: glows ? 0.035 : 0,
      shadow: 0.6,
      cast: 0.4,
    },
    { is: 'tree', how: glows ? 'glowing' : 'bare' },
    'hero',
  )
  const instead = draft.mention({ is: nounOf(leaves[0]), many: true })
  draft.relate(hero, 'has-instead-of-leaves', instead)
  draft.reserve(standing.x - 0.09, standing.x + 0.09)
  for (let i = 0; i < 3; i++) {
    const spot = draft.freeSpot(0.035, 0.1, 0.9)
    const y = rng.between(0.93, 0.97)
    if (spot !== null) draft.add({ kind: 'icon', name: leaves[0], x: spot, y, height: 0.035, rotation: rng.between(-1, 1), shadow: 0.4 })
  }
  const gathers = rng.chance(0.4)
  const witness = addWitness(draft, {
    towards: standing.x,
    poses: gathers ? ['kneel', 'reach'] : ['stand', 'reach', 'lookUp', 'sit', 'read'],
    person: gathers,
    always: true,
  })
  if (witness) draft.relate(witness, gathers ? 'gathers' : 'stands-under', gathers ? instead : hero)
  if (glows && witness) draft.relate(hero, 'shines-on', witness)
  else draft.relate(instead, 'grows-on', hero)
}
