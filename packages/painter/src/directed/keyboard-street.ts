import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'magentaNight',
  light: [0.66, 0.2],
  place: 'street',
  placeOptions: { roadX: 0.36, disc: 34, clouds: 0.2 },
  nodes: [
    {
      kind: 'walkway',
      of: 'pianoKeys',
      path: [
        [0.55, 1.02],
        [0.44, 0.78],
        [0.36, 0.57],
      ],
      count: 30,
      nearWidth: 0.75,
      farWidth: 0.02,
      loose: 0,
    },
    { kind: 'prop', name: 'catWalking', x: 0.55, y: 0.9, height: 0.24, colour: [1, 0.7, 0.28], shadow: 0.5, detail: 0.95, flip: true },
  ],
} satisfies DirectedScene
