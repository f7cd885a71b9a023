import { contrastingPalette } from '../grammar/contrast.ts'
import type { Draft } from '../grammar/draft.ts'
import type { Thing } from '../grammar/generated-scene.ts'
import type { Rng } from '../random/rng.ts'
import type { SceneNode } from '../scene/node.ts'

const beyond = ['mountains', 'sea', 'desert', 'forest', 'city', 'space', 'snow'] as const

/** Somebody else in the mirror. */
export function otherReflection(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['room', 'room', 'desert', 'forest', 'snow', 'attic', 'ruins', 'shore'])
  draft.settle(place, { options: { floor: 0.78 }, light: [draft.across(0.62), 0.3], mood: 'mysterious' })
  const { node, told } = strangerIn(rng)
  const x = draft.across(rng.between(0.48, 0.64))
  const height = rng.between(0.46, 0.58)
  const hero = draft.add(
    {
      kind: 'portal',
      shape: rng.pick(['oval', 'arch', 'rect']),
      x,
      y: rng.between(0.78, 0.86),
      height,
      frameWidth: 17,
      rim: [0.83, 0.62, 0.25],
      backGlow: 0.5,
      inner: {
        palette: contrastingPalette(rng, draft.palette),
        light: [0.5, 0.2],
        place: rng.pick(beyond.filter((name) => name !== place)),
        placeOptions: { disc: 50 },
        nodes: [node],
      },
    },
    { is: 'mirror', how: 'golden' },
    'partner',
  )
  const child = rng.chance(0.7)
  const watcherX = x - draft.side * rng.between(0.14, 0.26)
  const watcher = draft.add(
    {
      kind: 'figure',
      x: watcherX,
      y: rng.between(0.93, 0.98),
      height: rng.between(0.2, 0.3),
      flip: draft.side === -1,
      shadow: 0.6,
      looks: draft.person({
        child,
        hat: null,
        pose: rng.pick(['stand', 'stand', 'reach', 'kneel'] as const),
        arms: ['down', rng.pick(['up', 'down'])],
      }),
    },
    child ? 'child' : 'person',
    'hero',
  )
  const stranger = draft.mention(told)
  draft.relate(watcher, 'is-reflected-as', stranger)
  draft.relate(watcher, 'looks-into', hero)
  draft.reserve(x - height * 0.42, x + height * 0.42)
  draft.reserve(watcherX - 0.1, watcherX + 0.1)
  const candleX = draft.freeSpot(0.06, 0.08, 0.92)
  if (candleX !== null)
    draft.add(
      { kind: 'prop', name: 'candle', x: candleX, y: 0.93, height: 0.13, glow: 0.22, shadow: 0.4 },
      { is: 'candle', how: 'burning' },
    )
}

function strangerIn(rng: Rng): { node: SceneNode; told: Thing } {
  switch (rng.pick(['king', 'cloak', 'animal', 'animal', 'old', 'nobody'])) {
    case 'king':
      return { node: standing({ cloak: true, coat: 1, hat: 'crown' }), told: { is: 'king' } }
    case 'cloak':
      return { node: standing({ cloak: true, coat: 0, hat: 'hood' }), told: { is: 'traveller', how: 'hooded' } }
    case 'old':
      return { node: standing({ coat: 0, hat: 'brim', hair: [0.8, 0.8, 0.8], stick: true }), told: { is: 'old-man' } }
    case 'nobody':
      return { node: { kind: 'prop', name: 'bareTree', x: 0.5, y: 0.96, height: 0.6 }, told: { is: 'bare-tree' } }
    default: {
      const [name, is] = rng.pick([
        ['stag', 'deer'],
        ['foxSitting', 'fox'],
        ['bearUpright', 'bear'],
        ['heron', 'heron'],
        ['wolfHowling', 'wolf'],
        ['hareUpright', 'hare'],
        ['swanSide', 'swan'],
      ] as const)
      return { node: { kind: 'prop', name, x: 0.5, y: 0.94, height: 0.46 }, told: { is } }
    }
  }
}

const standing = (looks: Extract<SceneNode, { kind: 'figure' }>['looks']): SceneNode => ({
  kind: 'figure',
  x: 0.5,
  y: 0.97,
  height: 0.58,
  looks: { arms: ['down', 'down'], ...looks },
})
