import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'tealCoral',
  light: [0.3, 0.14],
  place: 'sea',
  placeOptions: { horizon: 0.55, disc: 40 },
  nodes: [
    { kind: 'birds', count: 5, area: [0.62, 0.1, 0.9, 0.2] },
    { kind: 'prop', name: 'lighthouse', x: 0.93, y: 0.42, height: 0.1, shadow: 0.4 },
    {
      kind: 'heap',
      shape: 'wave',
      motifs: ['prop:letter'],
      x: 0.62,
      y: 0.9,
      height: 0.62,
      count: 260,
      heights: [0.028, 0.045],
      flip: true,
      body: 'waterPale',
    },
    { kind: 'prop', name: 'rowboat', id: 'r', x: 0.24, y: 0.84, height: 0.06, flip: true },
    { kind: 'figure', x: 0.24, y: 0.825, height: 0.15, looks: { coat: 0, pose: 'row', hat: 'cap', hatColour: 2 } },
    { kind: 'swarm', motifs: ['prop:letter'], count: 6, area: [0.04, 0.2, 0.3, 0.5], heights: [0.015, 0.024], tumble: 1 },
  ],
} satisfies DirectedScene
