import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'moonTeal',
  light: [0.74, 0.15],
  place: 'hills',
  placeOptions: { flowers: 110, disc: 56 },
  frame: 'grass',
  nodes: [
    { kind: 'birds', count: 6, area: [0.08, 0.4, 0.34, 0.5] },
    { kind: 'icon', id: 'w', name: 'whale', x: 0.46, y: 0.47, height: 0.27, flip: true, round: 0.8 },
    { kind: 'cloud', x: 0.5, y: 0.51, width: 0.62, height: 0.09 },
    {
      kind: 'figure',
      id: 'f',
      x: 0.3,
      height: 0.15,
      looks: { child: true, coat: 1, scarf: 0, hat: 'beanie', hatColour: 0, arms: ['down', 'up'] },
    },
    { kind: 'thread', from: ['f', 'hand', 1], to: ['w', 0.62, 0.97], waves: 2, amplitude: 0.05 },
    { kind: 'icon', name: 'cat', x: 0.62, height: 0.07, flip: true, silhouette: 0.3 },
  ],
} satisfies DirectedScene
