import type { Draft } from '../grammar/draft.ts'
import { icon, prop } from '../grammar/motif.ts'

/** Who may follow, and how tall each is. */
const walkers = {
  elephant: 0.14,
  giraffe: 0.2,
  penguin: 0.085,
  deer: 0.13,
  rooster: 0.08,
  goat: 0.1,
  hedgehog: 0.045,
  duck: 0.06,
  cat: 0.07,
  dog: 0.075,
  turtle: 0.05,
  zebra: 0.12,
  camel: 0.13,
  kangaroo: 0.12,
  ram: 0.1,
  mouse: 0.05,
  pig: 0.09,
  swan: 0.08,
  llama: 0.13,
}

const shiningTree = {
  kind: 'leafTree',
  leaves: ['star', 'light-bulb'],
  count: 40,
  leafHeight: 0.035,
  emissive: 0.6,
  glow: 0.03,
} as const

/** All of them after one light. */
export function procession(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['snow', 'hills', 'desert', 'road', 'forest'])
  draft.settle(place, { light: [0.74, 0.34] })
  const goal = rng.pick([prop('lighthouse'), prop('clockTower'), icon('castle'), icon('circus-tent'), shiningTree, icon('ferris-wheel')])
  const isTree = goal.kind === 'leafTree'
  draft.add(
    { glow: 0.2, ...goal, x: 0.74, y: 0.8, height: isTree ? 0.46 : 0.32, fog: isTree ? 0 : 0.15, shadow: 0.5 },
    isTree ? 'tree' : goal.name,
    'goal',
  )
  draft.reserve(0.66, 0.84)
  const count = rng.wholeBetween(3, 4)
  const followers = rng.shuffle(Object.entries(walkers)).slice(0, count)
  let x = 0.1
  for (const [follower, height] of followers) {
    draft.add(
      {
        kind: 'icon',
        name: follower,
        x,
        y: 0.9 + rng.between(0, 0.035),
        height,
        flip: true,
        shadow: 0.5,
        cast: 0.35,
      },
      follower,
      'follower',
    )
    x += 0.1 + height * 0.28
  }
  const leader = draft.add(
    {
      kind: 'figure',
      x: x + 0.02,
      y: 0.935,
      height: 0.16,
      shadow: 0.6,
      cast: 0.4,
      looks: draft.person({ pose: 'walk', arms: ['down', 'up'], child: rng.chance(0.6), wind: -1 }),
    },
    'person',
    'leader',
  )
  draft.add({ kind: 'prop', name: 'lantern', at: [leader, 'hand', 1], height: 0.055, anchorY: 0.08, emissive: 0.5 }, 'lantern', 'accent')
  draft.relate('animals', 'follow', leader)
}
