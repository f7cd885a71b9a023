import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'goldUltra',
  light: [0.5, 0.44],
  place: 'attic',
  nodes: [
    { kind: 'glow', x: 0.51, y: 0.44, radius: 0.25, strength: 0.6 },
    {
      kind: 'walkway',
      of: 'planks',
      path: [
        [0.34, 0.86],
        [0.95, 0.84],
        [0.75, 0.62],
        [0.51, 0.46],
      ],
      count: 26,
      nearWidth: 0.18,
      farWidth: 0.03,
      colour: 2,
    },
    { kind: 'prop', name: 'locomotive', x: 0.72, y: 0.76, height: 0.13, colour: 1 },
    { kind: 'cloud', x: 0.68, y: 0.6, width: 0.14, height: 0.05 },
    { kind: 'cloud', x: 0.74, y: 0.55, width: 0.2, height: 0.06 },
    { kind: 'prop', name: 'bed', x: 0.28, y: 0.93, height: 0.22, colour: 1, shadow: 0.5 },
    { kind: 'prop', name: 'catSitting', x: 0.78, y: 0.95, height: 0.1, shadow: 0.5 },
  ],
} satisfies DirectedScene
