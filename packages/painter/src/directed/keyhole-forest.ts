import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'emerald',
  light: [0.52, 0.5],
  place: 'forest',
  weather: 'fireflies',
  nodes: [
    {
      kind: 'portal',
      shape: 'keyhole',
      x: 0.54,
      y: 0.84,
      height: 0.48,
      frameWidth: 16,
      rim: 'groundNear',
      backGlow: 0.7,
      inner: {
        palette: 'desertMint',
        light: [0.5, 0.25],
        place: 'hills',
        placeOptions: { flowers: 200, disc: 40 },
        nodes: [
          { kind: 'icon', name: 'ferris-wheel', x: 0.5, y: 0.74, height: 0.3 },
          { kind: 'swarm', motifs: ['balloon'], count: 6, area: [0.15, 0.1, 0.85, 0.45], heights: [0.06, 0.1] },
        ],
      },
    },
    {
      kind: 'figure',
      id: 'f',
      x: 0.3,
      y: 0.93,
      height: 0.2,
      shadow: 0.6,
      looks: { child: true, coat: 1, hat: 'hood', arms: ['down', 'bent'] },
    },
    { kind: 'icon', name: 'old-key', x: 0.405, y: 0.9, height: 0.07, rotation: -0.6 },
    { kind: 'glyph', name: 'fox', x: 0.82, y: 0.95, height: 0.12, body: 1, ink: 'shadow', flip: true },
    { kind: 'icon', name: 'mushroom', x: 0.1, y: 0.97, height: 0.08 },
    { kind: 'icon', name: 'mushroom', x: 0.17, y: 0.985, height: 0.05 },
  ],
} satisfies DirectedScene
