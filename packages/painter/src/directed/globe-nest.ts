import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'rustIce',
  light: [0.28, 0.25],
  place: 'mountains',
  placeOptions: { disc: 50 },
  nodes: [
    { kind: 'birds', count: 6, area: [0.08, 0.16, 0.34, 0.28] },
    { kind: 'prop', name: 'bareTree', x: 0.5, y: 1.02, height: 0.6 },
    { kind: 'prop', name: 'globe', x: 0.5, y: 0.62, height: 0.26 },
    { kind: 'prop', name: 'nest', x: 0.52, y: 0.69, height: 0.22 },
    { kind: 'prop', name: 'crow', x: 0.77, y: 0.625, height: 0.14, flip: true },
    { kind: 'prop', name: 'foxWalking', x: 0.84, y: 0.965, height: 0.06, shadow: 0.4, flip: true },
  ],
} satisfies DirectedScene
