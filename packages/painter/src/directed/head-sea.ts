import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'lavender',
  light: [0.75, 0.2],
  place: 'hills',
  placeOptions: { flowers: 260, disc: 0 },
  frame: 'grass',
  nodes: [
    { kind: 'birds', count: 5, area: [0.06, 0.16, 0.26, 0.26] },
    {
      kind: 'portal',
      id: 'hd',
      shape: 'head',
      x: 0.42,
      y: 0.88,
      height: 0.66,
      frameWidth: 5,
      rim: 'shadow',
      shadow: false,
      inner: {
        palette: 'moonTeal',
        light: [0.55, 0.2],
        place: 'sea',
        placeOptions: { horizon: 0.5, disc: 80, stars: 60 },
        nodes: [
          { kind: 'prop', name: 'rowboat', x: 0.46, y: 0.66, height: 0.05 },
          { kind: 'figure', x: 0.46, y: 0.64, height: 0.13, looks: { coat: 0, hat: 'brim' } },
        ],
      },
    },
    {
      kind: 'swarm',
      motifs: ['butterfly'],
      count: 14,
      path: [
        [0.45, 0.24],
        [0.6, 0.08],
        [0.95, 0.3],
      ],
      heights: [0.05, 0.03],
      spread: 0.07,
      tumble: 0.7,
    },
    { kind: 'icon', name: 'hedgehog', x: 0.84, y: 0.95, height: 0.07 },
  ],
} satisfies DirectedScene
