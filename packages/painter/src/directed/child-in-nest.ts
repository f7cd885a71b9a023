import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'springPink',
  light: [0.25, 0.22],
  place: 'hills',
  placeOptions: { disc: 44, flowers: 0, mountains: true },
  weather: 'petals',
  nodes: [
    { kind: 'prop', id: 'tree', name: 'bareTree', x: 0.5, y: 1.14, height: 0.72, detail: 0.7, silhouette: 0.2 },
    { kind: 'prop', name: 'craneFlying', x: 0.62, y: 0.22, height: 0.2, anchorY: 0.5, flip: true, detail: 0.85 },
    { kind: 'prop', id: 'nest', name: 'nest', x: 0.5, y: 0.79, height: 0.28, detail: 0.75 },
    {
      kind: 'figure',
      id: 'child',
      x: 0.52,
      y: 0.655,
      height: 0.36,
      looks: { pose: 'sleep', child: true, coat: 0, hair: [0.4, 0.22, 0.12] },
    },
  ],
} satisfies DirectedScene
