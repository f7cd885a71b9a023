import { contrastingPalette } from '../grammar/contrast.ts'
import type { Curve, Draft } from '../grammar/draft.ts'
import { prop } from '../grammar/motif.ts'
import { nounOf } from '../grammar/nouns.ts'
import { type Point, pointOnPath } from '../interpolate.ts'
import type { SceneNode } from '../scene/node.ts'

const ways: readonly Curve[] = [
  [
    [0.3, 1.02],
    [0.05, 0.78],
    [0.78, 0.72],
    [0.62, 0.5],
  ],
  [
    [0.7, 1.02],
    [0.55, 0.8],
    [0.15, 0.7],
    [0.3, 0.42],
  ],
  [
    [0.04, 0.86],
    [0.34, 0.92],
    [0.6, 0.74],
    [0.84, 0.5],
  ],
]

const stuffs = [
  { of: 'books', is: 'book' },
  { of: 'pianoKeys', is: 'piano' },
  { of: 'cards', is: 'playing-card' },
  { motifs: ['prop:umbrella'], is: 'umbrella' },
  { motifs: ['tropical-fish', 'fish'], is: 'fish' },
  { motifs: ['prop:turtleSwimming'], is: 'sea-turtle' },
  { motifs: ['prop:openBook'], is: 'open-book' },
  { motifs: ['prop:paperBoat'], is: 'paper-boat' },
] as const

/** A way made of what no way is made of. */
export function wayOfThings(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['sea', 'cloudsea', 'space', 'calm', 'sea', 'mountains'])
  draft.settle(place, { options: { disc: 0 }, frame: 'none', mood: 'hopeful' })
  draft.isFull = true
  const path = draft.acrossCurve(rng.pick(ways))
  const stuff = rng.pick(stuffs)
  const end = path[3]
  const goal = addGoal(draft, end)
  const isFlat = 'of' in stuff
  const hero = draft.add(
    {
      kind: 'walkway',
      path,
      count: isFlat ? 24 : 13,
      nearWidth: isFlat ? 0.3 : 0.22,
      farWidth: isFlat ? 0.05 : 0.05,
      ...(isFlat ? { of: stuff.of } : { motifs: stuff.motifs, flip: draft.side === 1 }),
    },
    { is: stuff.is, many: true, how: 'floating' },
    'hero',
  )
  const at = rng.between(0.12, 0.5)
  const [x, y] = pointOnPath(path, at)
  const child = rng.chance(0.5)
  const pose = rng.pick(['walk', 'walk', 'run', 'jump', 'dance'] as const)
  const walker = draft.add(
    {
      kind: 'figure',
      x,
      y: y + (isFlat ? 0.002 : -0.012),
      height: 0.19 - at * 0.18,
      flip: end[0] < x,
      guard: 0.25,
      looks: draft.person({ child, pose, arms: ['out', 'out'] }),
    },
    child ? 'child' : 'person',
    'partner',
  )
  draft.relate(walker, 'walks-on', hero)
  draft.relate(hero, 'leads-to', goal)
  if (rng.chance(0.5)) draft.add({ kind: 'birds', count: 6, area: [0.1, 0.08, 0.9, 0.3] }, { is: 'bird', many: true })
}

function addGoal(draft: Draft, [x, y]: Point): string {
  const { rng } = draft
  const found = rng.pick([
    prop('lighthouse'),
    prop('castle', { colour: 1 }),
    prop('house', { colour: 0 }),
    prop('crescent'),
    prop('island'),
    'door',
  ] as const)
  if (found !== 'door') {
    const shines = found.name === 'crescent'
    const node: SceneNode = { ...found, x, y: y + 0.01, height: rng.between(0.13, 0.2), glow: 0.22, emissive: shines ? 0.6 : 0, guard: 0.2 }
    return draft.add(node, { is: nounOf(found.name), how: 'distant' }, 'partner')
  }
  const inner = {
    palette: contrastingPalette(rng, draft.palette),
    light: [0.5, 0.3] as const,
    place: rng.pick(['forest', 'city', 'hills'] as const),
    nodes: [],
  }
  return draft.add(
    { kind: 'portal', shape: 'arch', x, y, height: 0.17, frameWidth: 12, rim: 0, shadow: false, backGlow: 0.9, inner },
    { is: 'gate', how: 'glowing' },
    'partner',
  )
}
