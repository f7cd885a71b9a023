import { contrastingPalette } from '../grammar/contrast.ts'
import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'
import { nounOf } from '../grammar/nouns.ts'
import { addWitness } from '../grammar/witness.ts'

const vessels = [
  { shape: 'jar', is: 'jar', y: 0.86, height: 0.46 },
  { shape: 'bottle', is: 'bottle', y: 0.88, height: 0.6 },
  { shape: 'bulb', is: 'light-bulb', y: 0.78, height: 0.42 },
  { shape: 'hourglass', is: 'hourglass', y: 0.88, height: 0.5 },
  { shape: 'teapot', is: 'teapot', y: 0.88, height: 0.34 },
] as const

/** A landscape in glass. */
export function containedWorld(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['room', 'desert', 'hills', 'underwater', 'snow', 'chess', 'library', 'calm', 'attic', 'shore', 'ruins', 'field'])
  draft.settle(place, { options: { floor: 0.68 }, mood: 'curious', frame: rng.pick(['none', 'none', 'cave']) })
  const vessel = rng.pick(vessels)
  const innerPlace = rng.pick(lexicon.inner.filter((name) => name !== place))
  const found = rng.pick(lexicon.inWorld)
  const isWide = vessel.shape === 'teapot'
  const x = isWide ? 0.5 : draft.across(rng.between(0.3, 0.6))
  const size = isWide ? 1 : rng.pick([0.75, 1, 1.15])
  const inY = innerPlace === 'sea' || innerPlace === 'cloudsea' ? 0.8 : innerPlace === 'space' ? 0.68 : 0.84
  const hero = draft.add(
    {
      kind: 'portal',
      shape: vessel.shape,
      x,
      y: vessel.y + (size > 1 ? 0.06 : 0),
      height: vessel.height * size,
      glass: true,
      shadow: vessel.shape !== 'bulb',
      backGlow: 0.55,
      inner: {
        palette: contrastingPalette(rng, draft.palette),
        light: [0.5, 0.25],
        place: innerPlace,
        weather: innerPlace === 'snow' ? 'snow' : innerPlace === 'sea' ? rng.pick(['rain', 'none']) : 'none',
        nodes: [{ ...found, x: 0.5, y: inY, height: found.name === 'bareTree' ? 0.5 : 0.28 }],
      },
    },
    { is: vessel.is, size: 'giant', how: 'glass' },
    'hero',
  )
  const inside = draft.mention({ is: nounOf(found.name), size: 'tiny' })
  draft.relate(inside, 'is-inside', hero)
  const half = (vessel.height * size) / (isWide ? 1.3 : 2.6)
  draft.reserve(x - half, x + half)
  const witness = addWitness(draft, { towards: x, person: true, poses: ['stand', 'kneel', 'reach', 'lookUp'] })
  if (witness) draft.relate(witness, 'looks-into', hero)
  else draft.relate(hero, 'glows')
  draft.leaveSomething(0.6)
}
