import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'stormInk',
  light: [0.25, 0.15],
  place: 'snow',
  placeOptions: { disc: 0 },
  weather: 'snow',
  nodes: [
    { kind: 'glow', x: 0.5, y: 0.66, radius: 0.3, strength: 0.3 },
    {
      kind: 'portal',
      shape: 'teapot',
      x: 0.5,
      y: 0.85,
      height: 0.4,
      frameWidth: 9,
      rim: [0.8, 0.28, 0.2],
      backGlow: 0.7,
      inner: {
        palette: 'springPink',
        light: [0.5, 0.3],
        place: 'orchard',
        placeOptions: { disc: 50 },
        nodes: [
          { kind: 'figure', x: 0.47, y: 0.93, height: 0.3, looks: { pose: 'dance', child: true, dress: true, coat: 3, longHair: true } },
        ],
      },
    },
    {
      kind: 'swarm',
      motifs: ['prop:butterflySide'],
      count: 9,
      path: [
        [0.9, 0.5],
        [0.98, 0.3],
        [0.6, 0.24],
        [0.5, 0.06],
      ],
      heights: [0.05, 0.035],
      spread: 0.05,
      tumble: 0.6,
    },
    { kind: 'prop', name: 'hareUpright', x: 0.15, y: 0.95, height: 0.14, shadow: 0.5, guard: 0.3 },
    { kind: 'figure', x: 0.8, y: 0.97, height: 0.19, shadow: 0.5, looks: { child: true, coat: 0, hat: 'hood', hatColour: 0, scarf: 1 } },
  ],
} satisfies DirectedScene
