import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'roseDawn',
  light: [0.2, 0.35],
  place: 'sea',
  placeOptions: { horizon: 0.62, disc: 40 },
  nodes: [
    { kind: 'birds', count: 9, area: [0.05, 0.3, 0.5, 0.55], colour: 'light' },
    { kind: 'prop', id: 'h', name: 'house', x: 0.55, y: 0.52, height: 0.2, rotation: 0.08, colour: 0 },
    { kind: 'balloons', tiedTo: ['h', 0.5, 0.08], count: 22, length: 0.27, size: 0.065 },
    { kind: 'prop', name: 'ladder', count: 14, x: 0.56, y: 0.74, height: 0.23, rotation: 0.06, anchorY: 1 },
    { kind: 'prop', name: 'island', x: 0.3, y: 0.93, height: 0.16 },
    { kind: 'icon', name: 'dog', x: 0.3, y: 0.815, height: 0.085, flip: true },
    { kind: 'icon', name: 'palm-tree', x: 0.2, y: 0.82, height: 0.16 },
    { kind: 'icon', name: 'canoe', x: 0.8, y: 0.87, height: 0.07 },
  ],
} satisfies DirectedScene
