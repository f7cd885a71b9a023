import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'emerald',
  light: [0.3, 0.0],
  place: 'underwater',
  nodes: [
    { kind: 'glow', x: 0.68, y: 0.76, radius: 0.3, strength: 0.35 },
    { kind: 'prop', name: 'tram', x: 0.68, y: 0.885, height: 0.27, colour: [0.8, 0.16, 0.12], shadow: 0.6 },
    { kind: 'prop', name: 'lamppost', x: 0.24, y: 0.93, height: 0.34, shadow: 0.4 },
    { kind: 'figure', x: 0.16, y: 0.95, height: 0.2, shadow: 0.5, looks: { coat: 0, hat: 'bowler', arms: ['down', 'up'] } },
    { kind: 'prop', name: 'suitcase', x: 0.06, y: 0.955, height: 0.06, colour: 1, shadow: 0.5 },
    {
      kind: 'swarm',
      motifs: ['prop:longFish'],
      count: 9,
      path: [
        [1, 0.5],
        [0.6, 0.3],
        [0.25, 0.45],
      ],
      heights: [0.045, 0.025],
      spread: 0.07,
      flip: true,
    },
    { kind: 'prop', name: 'jellyfishSide', x: 0.22, y: 0.28, height: 0.16, emissive: 0.3, glow: 0.12 },
  ],
} satisfies DirectedScene
