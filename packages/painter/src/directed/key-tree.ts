import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'emerald',
  light: [0.5, 0.3],
  place: 'forest',
  weather: 'fireflies',
  nodes: [
    { kind: 'leafTree', id: 'tr', x: 0.5, y: 0.88, height: 0.56, leaves: ['old-key', 'key'], hang: true, count: 34, leafHeight: 0.06 },
    { kind: 'figure', x: 0.7, y: 0.95, height: 0.17, looks: { child: true, dress: true, longHair: true, coat: 0, arms: ['down', 'up'] } },
    { kind: 'icon', name: 'fox', x: 0.22, y: 0.95, height: 0.1 },
  ],
} satisfies DirectedScene
