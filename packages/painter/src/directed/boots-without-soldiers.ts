import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'stormInk',
  light: [0.5, 0.35],
  place: 'street',
  placeOptions: { roadX: 0.6, disc: 0, clouds: 0.6 },
  nodes: [
    { kind: 'birds', count: 7, area: [0.38, 0.1, 0.64, 0.24] },
    {
      kind: 'walkway',
      id: 'right',
      path: [
        [0.86, 0.9],
        [0.7, 0.72],
        [0.615, 0.6],
      ],
      count: 8,
      nearWidth: 0.17,
      farWidth: 0.02,
      motifs: ['prop:boot'],
      flip: true,
      loose: 0.02,
    },
    {
      kind: 'walkway',
      id: 'left',
      path: [
        [0.5, 0.92],
        [0.56, 0.72],
        [0.59, 0.6],
      ],
      count: 8,
      nearWidth: 0.17,
      farWidth: 0.02,
      motifs: ['prop:boot'],
      flip: true,
      loose: 0.02,
    },
    { kind: 'figure', x: 0.17, y: 0.95, height: 0.26, looks: { child: true, coat: 1, longHair: true, arms: ['down', 'down'] } },
    { kind: 'prop', name: 'flag', x: 0.68, y: 0.82, height: 0.3, colour: 1, detail: 0.9 },
    { kind: 'birds', count: 8, area: [0.4, 0.1, 0.85, 0.3] },
  ],
} satisfies DirectedScene
