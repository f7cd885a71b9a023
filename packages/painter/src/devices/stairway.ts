import { contrastingPalette } from '../grammar/contrast.ts'
import type { Curve, Draft } from '../grammar/draft.ts'
import { lexicon } from '../grammar/lexicon.ts'
import { prop } from '../grammar/motif.ts'
import { nounOf } from '../grammar/nouns.ts'
import { pointOnPath } from '../interpolate.ts'

const flights: readonly Curve[] = [
  [
    [0.3, 0.95],
    [0.02, 0.62],
    [0.8, 0.66],
    [0.64, 0.37],
  ],
  [
    [0.62, 1.02],
    [0.4, 0.7],
    [0.1, 0.6],
    [0.24, 0.34],
  ],
  [
    [0.06, 0.98],
    [0.3, 0.86],
    [0.66, 0.8],
    [0.78, 0.56],
  ],
]

/** Stairs into the air, and what is at their end. */
export function stairway(draft: Draft): void {
  const { rng } = draft
  draft.settle(rng.pick(['cloudsea', 'sea', 'space', 'desert', 'hills', 'calm', 'city', 'shore', 'ruins', 'field']), {
    options: { disc: 0 },
    mood: 'hopeful',
  })
  const path = draft.acrossCurve(rng.pick(flights))
  const [endX, endY] = path[3]
  const stairs = draft.add(
    { kind: 'stairs', path, count: 18, nearWidth: 0.27, farWidth: 0.09, colour: rng.pick(['groundFar', 'horizon', 1]) },
    { is: 'stairs', how: 'long' },
    'hero',
  )
  const goal = addGoal(draft, endX, endY)
  draft.relate(stairs, 'leads-to', goal)
  const at = rng.between(0.15, 0.75)
  const [climberX, climberY] = pointOnPath(path, at)
  const child = rng.chance(0.4)
  const pose = rng.pick(['walk', 'walk', 'run', 'sit', 'carry'] as const)
  const climber = draft.add(
    {
      kind: 'figure',
      x: climberX,
      y: climberY + 0.005,
      height: 0.17 - at * 0.08,
      flip: endX < climberX,
      looks: draft.person({ child, pose, arms: ['down', 'down'] }),
    },
    child ? 'child' : 'person',
    'witness',
  )
  draft.relate(climber, pose === 'sit' ? 'sits-on' : 'climbs', stairs)
  if (pose !== 'sit') draft.relate(climber, 'walks-towards', goal)
  if (rng.chance(0.5)) {
    const motifs = rng.pick(lexicon.flock)
    const left = endX > 0.5 ? 0.08 : 0.55
    draft.add(
      { kind: 'swarm', motifs, count: 6, area: [left, 0.08, left + 0.37, 0.4], heights: [0.025, 0.045] },
      { is: nounOf(motifs[0]), many: true },
    )
  }
}

function addGoal(draft: Draft, x: number, y: number): string {
  const { rng } = draft
  const kind = rng.pick(['door', 'moon', 'building'])
  if (kind === 'moon')
    return draft.add(
      { ...prop('crescent'), x: x + 0.02, y: y + 0.02, height: 0.26, rotation: 0.3, emissive: 0.6, glow: 0.3 },
      'crescent',
      'partner',
    )
  if (kind === 'building') {
    const found = rng.pick([
      prop('castle', { colour: 1 }),
      prop('lighthouse'),
      prop('clockTower'),
      prop('house', { colour: 0 }),
      prop('bed'),
      prop('grandPiano'),
    ])
    return draft.add(
      { ...found, x, y: y - 0.005, height: found.name === 'bed' || found.name === 'grandPiano' ? 0.12 : 0.22, glow: 0.3 },
      nounOf(found.name),
      'partner',
    )
  }
  return draft.add(
    {
      kind: 'portal',
      shape: 'door',
      x,
      y: y - 0.005,
      height: 0.2,
      frameWidth: 14,
      rim: 0,
      shadow: false,
      backGlow: 0.9,
      inner: {
        palette: contrastingPalette(rng, draft.palette),
        light: [0.5, 0.3],
        place: rng.pick(['space', 'forest', 'underwater', 'sea']),
        nodes: [],
      },
    },
    { is: 'door', how: 'open' },
    'partner',
  )
}
