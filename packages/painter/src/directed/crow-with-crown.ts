import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'verdigris',
  light: [0.3, 0.3],
  place: 'mountains',
  placeOptions: { disc: 60 },
  nodes: [
    { kind: 'birds', count: 6, area: [0.08, 0.34, 0.32, 0.44] },
    { kind: 'prop', id: 'tower', name: 'tower', x: 0.64, y: 1.02, height: 0.62, colour: 0, detail: 0.7 },
    { kind: 'prop', id: 'crow', name: 'crow', x: 0.725, y: 0.425, height: 0.25, flip: true, detail: 0.8 },
    {
      kind: 'prop',
      id: 'crown',
      name: 'crown',
      at: ['crow', 0.03, 0.27],
      height: 0.085,
      anchorY: 0.2,
      colour: 1,
      rotation: -0.25,
      detail: 0.9,
    },
    { kind: 'figure', id: 'king', x: 0.24, y: 0.94, height: 0.2, shadow: 0.5, looks: { pose: 'reach', coat: 2, cloak: true } },
    { kind: 'prop', name: 'foxSitting', x: 0.14, y: 0.965, height: 0.06, shadow: 0.4 },
  ],
} satisfies DirectedScene
