import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'crimson',
  light: [0.5, 0.48],
  place: 'sea',
  placeOptions: { disc: 0, horizon: 0.56, stars: 0 },
  nodes: [
    { kind: 'glow', x: 0.5, y: 0.5, radius: 0.6, strength: 0.6 },
    { kind: 'giant', name: 'gear', x: 0.5, y: 0.85, height: 0.56, clipY: 0.56, colour: 0, emissive: 0.55 },
    { kind: 'prop', name: 'gear', x: 0.14, y: 0.64, height: 0.17, colour: 0, clipY: 0.56, emissive: 0.3 },
    { kind: 'prop', name: 'rowboat', x: 0.66, y: 0.78, height: 0.06 },
    { kind: 'figure', x: 0.66, y: 0.77, height: 0.15, looks: { pose: 'row', coat: 1, hat: 'brim' } },
    {
      kind: 'swarm',
      motifs: ['prop:craneFlying'],
      count: 6,
      path: [
        [0.05, 0.3],
        [0.4, 0.12],
        [0.9, 0.2],
      ],
      heights: [0.05, 0.035],
      spread: 0.04,
    },
  ],
} satisfies DirectedScene
