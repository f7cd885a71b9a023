import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'rustIce',
  light: [0.28, 0.25],
  place: 'mountains',
  placeOptions: { disc: 50 },
  nodes: [
    { kind: 'prop', name: 'bareTree', x: 0.5, y: 1.02, height: 0.6 },
    { kind: 'prop', name: 'globe', x: 0.5, y: 0.62, height: 0.26 },
    { kind: 'prop', name: 'nest', x: 0.52, y: 0.69, height: 0.22 },
    { kind: 'prop', name: 'crow', x: 0.77, y: 0.625, height: 0.14, flip: true },
  ],
} satisfies DirectedScene
