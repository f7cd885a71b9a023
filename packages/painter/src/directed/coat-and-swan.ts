import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'roseDawn',
  light: [0.75, 0.22],
  place: 'shore',
  placeOptions: { horizon: 0.46, disc: 50 },
  nodes: [
    { kind: 'birds', count: 7, area: [0.55, 0.1, 0.9, 0.24] },
    { kind: 'prop', name: 'swanSide', x: 0.78, y: 0.61, height: 0.13, detail: 0.9, emissive: 0.35 },
    { kind: 'prop', id: 'tree', name: 'bareTree', x: 0.27, y: 0.93, height: 0.8, flip: true, detail: 0.8, silhouette: 0.3, shadow: 0.4 },
    { kind: 'prop', id: 'coat', name: 'coat', x: 0.4, y: 0.5, height: 0.24, anchorY: 0, colour: 0, detail: 0.85 },
    { kind: 'prop', id: 'b1', name: 'boot', x: 0.5, y: 0.9, height: 0.06, colour: 3, shadow: 0.4 },
    { kind: 'prop', id: 'b2', name: 'boot', x: 0.59, y: 0.915, height: 0.06, colour: 3, shadow: 0.4, rotation: 0.1 },
  ],
} satisfies DirectedScene
