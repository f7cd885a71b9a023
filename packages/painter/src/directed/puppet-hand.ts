import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'crimson',
  light: [0.5, 0.12],
  place: 'theatre',
  placeOptions: { clouds: 0.6, hills: true },
  nodes: [
    { kind: 'beam', x: 0.5, y: -0.05, angle: 1.57, spread: 0.26, length: 1.05, strength: 0.5 },
    {
      kind: 'glyph',
      id: 'hd',
      name: 'hand',
      x: 0.5,
      y: 0.26,
      height: 0.26,
      rotation: 3.14,
      anchorY: 0.5,
      body: [0.9, 0.74, 0.62],
      ink: [0.4, 0.2, 0.15],
      round: 0.7,
    },
    { kind: 'icon', id: 'a', name: 'woman-dancing', x: 0.33, y: 0.86, height: 0.2, shadow: 0.5, cast: 0.3 },
    { kind: 'icon', id: 'b', name: 'robot', x: 0.66, y: 0.86, height: 0.12, shadow: 0.5, cast: 0.3 },
    { kind: 'icon', id: 'c', name: 'swan', x: 0.5, y: 0.84, height: 0.1, shadow: 0.5 },
    { kind: 'thread', from: ['hd', 0.3, 0.95], to: ['a', 0.5, 0.02], waves: 1, amplitude: 0.006 },
    { kind: 'thread', from: ['hd', 0.5, 0.98], to: ['c', 0.5, 0.1], waves: 1, amplitude: 0.006 },
    { kind: 'thread', from: ['hd', 0.7, 0.95], to: ['b', 0.5, 0.05], waves: 1, amplitude: 0.006 },
    { kind: 'icon', name: 'mouse', x: 0.5, y: 0.96, height: 0.06 },
  ],
} satisfies DirectedScene
