import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'plumLamp',
  light: [0.5, 0.22],
  place: 'city',
  placeOptions: { disc: 110 },
  nodes: [
    { kind: 'prop', name: 'ladder', count: 22, x: 0.56, y: 0.8, height: 0.52, rotation: -0.12 },
    { kind: 'figure', x: 0.53, y: 0.58, height: 0.12, rotation: -0.1, looks: { coat: 0, hat: 'top', arms: ['up', 'up'], pose: 'walk' } },
    { kind: 'icon', name: 'black-cat', x: 0.2, y: 0.68, height: 0.08, silhouette: 0.5 },
  ],
} satisfies DirectedScene
