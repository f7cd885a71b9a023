import { contrastingPalette } from '../grammar/contrast.ts'
import type { Draft } from '../grammar/draft.ts'
import { icon, prop } from '../grammar/motif.ts'
import { type Point, pointOnPath } from '../interpolate.ts'

type Flight = readonly [Point, Point, Point, Point]

const toTheRight: Flight = [
  [0.3, 0.95],
  [0.02, 0.62],
  [0.8, 0.66],
  [0.64, 0.37],
]
const toTheLeft: Flight = [
  [0.7, 0.95],
  [1, 0.62],
  [0.2, 0.66],
  [0.38, 0.37],
]

/** Stairs into the air, and what is at their end. */
export function stairway(draft: Draft): void {
  const { rng } = draft
  const place = rng.pick(['cloudsea', 'sea', 'space', 'desert', 'hills'])
  draft.settle(place, { options: { disc: 0 } })
  const goesRight = rng.chance(0.5)
  const path = goesRight ? toTheRight : toTheLeft
  const [start, , , end] = path
  const [endX, endY] = end
  draft.add(
    { kind: 'stairs', path, count: 18, nearWidth: 0.27, farWidth: 0.1, colour: rng.pick(['groundFar', 'horizon', 1]) },
    'stairs',
    'link',
  )
  const goal = rng.wholeBetween(0, 2)
  if (goal === 0)
    draft.add(
      {
        kind: 'portal',
        shape: 'door',
        x: endX,
        y: endY - 0.005,
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
      'door',
      'goal',
    )
  else if (goal === 1)
    draft.add(
      { kind: 'prop', name: 'crescent', x: endX + 0.02, y: endY + 0.02, height: 0.26, rotation: 0.3, emissive: 0.6, glow: 0.3 },
      'moon',
      'goal',
    )
  else
    draft.add(
      {
        ...rng.pick([
          icon('castle'),
          prop('lighthouse'),
          prop('clockTower'),
          prop('house', { colour: 0 }),
          icon('crown'),
          icon('red-heart'),
          icon('hourglass-not-done'),
        ]),
        x: endX,
        y: endY - 0.005,
        height: 0.22,
        glow: 0.3,
      },
      'goal',
      'goal',
    )
  const [climberX, climberY] = pointOnPath(path, 0.35)
  draft.add(
    {
      kind: 'figure',
      x: climberX,
      y: climberY + 0.005,
      height: 0.15,
      flip: !goesRight,
      looks: draft.person({ pose: 'walk', arms: ['down', 'down'] }),
    },
    'person',
    'witness',
  )
  draft.add(
    {
      kind: 'icon',
      name: rng.pick(['luggage', 'black-cat', 'dog', 'rabbit', 'penguin', 'violin']),
      x: start[0] + (goesRight ? 0.05 : -0.05),
      y: 0.915,
      height: 0.07,
      flip: goesRight,
    },
    'companion',
    'accent',
  )
  draft.add(
    {
      kind: 'swarm',
      motifs: rng.pick([['prop:paperPlane'], ['butterfly'], ['feather'], ['bird', 'dove'], ['musical-note', 'musical-notes']]),
      count: 7,
      area: goesRight ? [0.08, 0.08, 0.45, 0.4] : [0.55, 0.08, 0.92, 0.4],
      heights: [0.025, 0.045],
    },
    'swarm',
    'flow',
  )
  if (rng.chance(0.6))
    draft.add(
      { kind: 'prop', name: 'airBalloon', x: goesRight ? 0.18 : 0.82, y: 0.42, height: 0.13, fog: 0.25, colour: 0, secondColour: 1 },
      'hot-air balloon',
      'accent',
    )
}
