import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'plumLamp',
  light: [0.5, 0.48],
  place: 'library',
  nodes: [
    { kind: 'icon', id: 'w', name: 'whale', x: 0.5, y: 0.5, height: 0.26, round: 0.8, guard: 0.2 },
    {
      kind: 'swarm',
      motifs: ['open-book'],
      count: 11,
      path: [
        [0.05, 0.2],
        [0.5, 0.02],
        [0.95, 0.4],
      ],
      heights: [0.05, 0.035],
      spread: 0.08,
      tumble: 0.6,
    },
    {
      kind: 'figure',
      id: 'f',
      x: 0.36,
      y: 0.95,
      height: 0.2,
      shadow: 0.6,
      looks: { child: true, coat: 0, longHair: true, dress: true, arms: ['down', 'up'] },
    },
    { kind: 'icon', id: 'l', name: 'red-paper-lantern', at: ['f', 'hand', 1], height: 0.06, anchorY: 0, emissive: 0.6, glow: 0.16 },
    { kind: 'icon', name: 'black-cat', x: 0.66, y: 0.95, height: 0.07, shadow: 0.5 },
    { kind: 'icon', name: 'books', x: 0.85, y: 0.98, height: 0.1, shadow: 0.5 },
  ],
} satisfies DirectedScene
