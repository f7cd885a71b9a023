import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'emerald',
  light: [0.56, 0.7],
  place: 'garden',
  placeOptions: { disc: 0, stars: 0, roadX: 0.5 },
  nodes: [
    { kind: 'glow', x: 0.58, y: 0.72, radius: 0.4, strength: 0.6 },
    {
      kind: 'swarm',
      motifs: ['star'],
      count: 22,
      path: [
        [0.58, 0.7],
        [0.45, 0.45],
        [0.7, 0.3],
        [0.5, 0.02],
      ],
      heights: [0.025, 0.06],
      spread: 0.12,
      tumble: 0.5,
      emissive: 0.6,
      glow: 0.06,
    },
    { kind: 'prop', name: 'well', x: 0.58, y: 0.92, height: 0.36, colour: 1, shadow: 0.5 },
    {
      kind: 'figure',
      x: 0.26,
      y: 0.94,
      height: 0.2,
      shadow: 0.5,
      looks: { pose: 'lookUp', child: true, coat: 0, longHair: true, dress: true },
    },
  ],
} satisfies DirectedScene
