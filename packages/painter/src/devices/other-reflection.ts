import { contrastingPalette } from '../grammar/contrast.ts'
import type { Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'
import type { Rng } from '../random/rng.ts'
import type { FigureNode, IconNode } from '../scene/node.ts'

type Stranger = 'crown' | 'cloak' | 'animal' | 'old'

/** Somebody else in the mirror. */
export function otherReflection(draft: Draft): void {
  const { rng } = draft
  draft.settle('room', { options: { floor: 0.78 }, light: [0.62, 0.3] })
  const who = rng.pick<Stranger>(['crown', 'cloak', 'animal', 'old'])
  const innerPlace = rng.pick(['mountains', 'sea', 'desert', 'forest', 'city', 'space', 'snow'])
  const inner = reflectionOf(who, rng)
  draft.add(
    {
      kind: 'portal',
      shape: rng.pick(['oval', 'arch', 'rect']),
      x: 0.58,
      y: 0.8,
      height: 0.56,
      frameWidth: 17,
      rim: [0.83, 0.62, 0.25],
      backGlow: 0.5,
      inner: {
        palette: contrastingPalette(rng, draft.palette),
        light: [0.5, 0.2],
        place: innerPlace,
        placeOptions: { disc: 50 },
        nodes: [inner],
      },
    },
    'mirror',
    'hero',
  )
  const witness = draft.add(
    { kind: 'figure', x: 0.34, y: 0.95, height: 0.26, shadow: 0.6, looks: draft.person({ child: true, hat: null, arms: ['down', 'up'] }) },
    'child',
    'witness',
  )
  draft.relate(witness, 'reflected as', inner.kind === 'icon' ? inner.name : who)
  draft.reserve(0.24, 0.76)
  draft.add({ kind: 'icon', name: 'candle', x: 0.1, y: 0.93, height: 0.15, glow: 0.22, shadow: 0.4 }, 'candle', 'accent')
  draft.reserve(0.03, 0.17)
  draft.scatter(lexicon.treasure, 2, { heights: [0.06, 0.085] })
}

function reflectionOf(who: Stranger, rng: Rng): IconNode | FigureNode {
  if (who === 'animal') {
    const name = rng.pick(['tiger', 'peacock', 'dragon', 'deer', 'phoenix', 'swan', 'gorilla', 'kangaroo'])
    return { kind: 'icon', name, x: 0.5, y: 0.94, height: 0.5 }
  }
  return {
    kind: 'figure',
    x: 0.5,
    y: 0.97,
    height: 0.6,
    looks: {
      cloak: who !== 'old',
      coat: who === 'crown' ? 1 : 0,
      hat: who === 'crown' ? 'crown' : who === 'old' ? 'brim' : 'hood',
      arms: ['down', 'down'],
      hair: [0.8, 0.8, 0.8],
    },
  }
}
