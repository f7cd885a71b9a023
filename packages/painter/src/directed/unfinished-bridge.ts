import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'roseDawn',
  light: [0.3, 0.22],
  place: 'cloudsea',
  placeOptions: { disc: 50 },
  nodes: [
    { kind: 'prop', name: 'island', x: 0.2, y: 0.62, height: 0.2, fog: 0.12 },
    { kind: 'prop', name: 'house', x: 0.2, y: 0.51, height: 0.1, colour: 0, fog: 0.12 },
    {
      kind: 'walkway',
      of: 'planks',
      path: [
        [0.86, 1.02],
        [0.8, 0.85],
        [0.66, 0.75],
        [0.58, 0.66],
      ],
      count: 17,
      nearWidth: 0.4,
      farWidth: 0.13,
      colour: [0.5, 0.3, 0.25],
    },
    { kind: 'figure', id: 'b', x: 0.61, y: 0.7, height: 0.19, flip: true, looks: { pose: 'kneel', coat: 0, hat: 'cap', trousers: 2 } },
    { kind: 'icon', name: 'hammer', at: ['b', 'hand', 1], height: 0.05, rotation: -0.6, flip: true },
    { kind: 'prop', name: 'lantern', x: 0.72, y: 0.77, height: 0.055, glow: 0.12 },
    { kind: 'birds', count: 7, area: [0.5, 0.15, 0.9, 0.4] },
  ],
} satisfies DirectedScene
