import { contrastingPalette } from '../grammar/contrast.ts'
import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'
import { icon, prop } from '../grammar/motif.ts'

/** A landscape in a bottle, a jar or a bulb. */
export function containedWorld(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['room', 'desert', 'hills', 'underwater', 'snow', 'chess', 'library'])
  draft.settle(place, { options: { floor: 0.68 } })
  const shape = rng.pick(['jar', 'bottle', 'bulb'])
  const innerPlace = rng.pick(lexicon.inner.filter((q) => q !== place))
  const hero = rng.pick([
    icon('sailboat'),
    prop('house', { colour: 0 }),
    icon('castle'),
    icon('whale'),
    prop('lighthouse'),
    icon('elephant'),
    icon('deer'),
    icon('circus-tent'),
    prop('bareTree'),
    icon('locomotive'),
    icon('dragon'),
  ])
  const inY = ['sea', 'cloudsea'].includes(innerPlace) ? 0.8 : innerPlace === 'space' ? 0.68 : 0.84
  const portal = draft.add(
    {
      kind: 'portal',
      shape,
      x: rng.between(0.42, 0.58),
      y: shape === 'bulb' ? 0.76 : 0.86,
      height: shape === 'bottle' ? 0.6 : shape === 'jar' ? 0.46 : 0.42,
      glass: true,
      shadow: shape !== 'bulb',
      backGlow: 0.55,
      inner: {
        palette: contrastingPalette(rng, draft.palette),
        light: [0.5, 0.25],
        place: innerPlace,
        weather: innerPlace === 'snow' ? 'snow' : innerPlace === 'sea' ? rng.pick(['rain', 'none']) : 'none',
        nodes: [{ ...hero, x: 0.5, y: inY, height: 0.3, ...(hero.name === 'bareTree' ? { height: 0.5 } : {}) }],
      },
    },
    shape,
    'hero',
  )
  draft.subjects.push({ id: 'in', what: hero.name, role: 'inside', in: portal, place: innerPlace })
  draft.relate('in', 'inside', portal)
  draft.reserve(0.25, 0.75)
  const hasWitness = rng.chance(0.65)
  if (hasWitness) {
    const x = rng.chance(0.5) ? 0.15 : 0.85
    draft.add(
      { kind: 'figure', x, y: 0.94, height: 0.2, shadow: 0.6, cast: 0.4, looks: draft.person({ child: true, arms: ['down', 'up'] }) },
      'child',
      'witness',
    )
    draft.reserve(x - 0.1, x + 0.1)
  }
  draft.scatter(lexicon.smallAnimal, 1, { heights: [0.07, 0.1] })
  draft.scatter(lexicon.treasure, 2)
}
