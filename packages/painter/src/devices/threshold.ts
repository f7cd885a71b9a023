import { contrastingPalette } from '../grammar/contrast.ts'
import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'
import { icon, prop } from '../grammar/motif.ts'

/** A door to another place. */
export function threshold(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['desert', 'forest', 'snow', 'hills', 'cloudsea', 'road', 'chess', 'underwater', 'city'])
  draft.settle(place)
  const innerPlace = rng.pick(lexicon.inner.filter((q) => q !== place))
  const shape = rng.pick(['door', 'keyhole', 'arch', 'oval'])
  const x = rng.between(0.5, 0.64)
  const portal = draft.add(
    {
      kind: 'portal',
      shape,
      x,
      y: place === 'city' ? 0.8 : 0.85,
      height: rng.between(0.38, 0.46),
      frameWidth: shape === 'keyhole' ? 14 : 13,
      rim: rng.pick([0, 1, 'groundFar']),
      backGlow: 0.7,
      inner: {
        palette: contrastingPalette(rng, draft.palette),
        light: [0.55, 0.25],
        place: innerPlace,
        placeOptions: { disc: 70 },
        weather: 'none',
        nodes: rng.chance(0.6)
          ? [
              {
                ...rng.pick([
                  icon('ferris-wheel'),
                  icon('castle'),
                  icon('sailboat'),
                  icon('elephant'),
                  prop('lighthouse'),
                  icon('carousel-horse'),
                ]),
                x: 0.5,
                y: 0.8,
                height: 0.26,
              },
            ]
          : [],
      },
    },
    shape,
    'hero',
  )
  draft.reserve(x - 0.17, x + 0.17)
  draft.relate(portal, 'opens to', innerPlace)
  const figureX = rng.between(0.16, 0.26)
  const witness = draft.add(
    {
      kind: 'figure',
      x: figureX,
      y: 0.93,
      height: 0.19,
      shadow: 0.6,
      cast: 0.5,
      looks: draft.person({ arms: ['down', rng.pick(['bent', 'up', 'down'])] }),
    },
    'person',
    'witness',
  )
  draft.reserve(figureX - 0.09, figureX + 0.09)
  draft.relate(witness, 'before', portal)
  if (rng.chance(0.6)) {
    const motifs = rng.pick([['butterfly'], ['fish', 'tropical-fish'], ['bird', 'dove'], ['prop:paperPlane'], ['feather']])
    draft.add(
      {
        kind: 'swarm',
        motifs,
        count: rng.wholeBetween(6, 11),
        path: [
          [x, 0.6],
          [x - 0.3, 0.4],
          [0.1, 0.14],
        ],
        heights: [0.035, 0.05],
        spread: 0.07,
      },
      motifs[0],
      'flow',
    )
    draft.relate('swarm', 'out of', portal)
  }
  if (rng.chance(0.6)) draft.addWildAnimal()
  draft.scatter(lexicon.treasure, 1)
}
