import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'roseDawn',
  light: [0.75, 0.25],
  place: 'road',
  frame: 'grass',
  nodes: [
    {
      kind: 'figure',
      id: 'f',
      x: 0.42,
      y: 0.93,
      height: 0.52,
      looks: { coat: 'dark', headless: true, arms: ['down', 'down'], scarf: 0 },
      head: 'prop:cage',
      headHeight: 0.34,
    },
    { kind: 'icon', name: 'bird', x: 0.42, y: 0.515, height: 0.05 },
    {
      kind: 'swarm',
      motifs: ['bird', 'dove'],
      count: 7,
      path: [
        [0.5, 0.45],
        [0.7, 0.35],
        [0.9, 0.12],
      ],
      heights: [0.05, 0.03],
      spread: 0.05,
      flip: true,
    },
  ],
} satisfies DirectedScene
