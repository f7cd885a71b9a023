import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'verdigris',
  light: [0.4, 0.0],
  place: 'underwater',
  nodes: [
    { kind: 'icon', name: 'orca', x: 0.7, y: 0.3, height: 0.16, fog: 0.2 },
    { kind: 'prop', name: 'lamppost', x: 0.78, y: 0.92, height: 0.3, shadow: 0.4 },
    { kind: 'glyph', name: 'armchair', x: 0.44, y: 0.93, height: 0.22, body: 0, ink: 'shadow', shadow: 0.6 },
    {
      kind: 'figure',
      id: 'f',
      x: 0.45,
      y: 0.9,
      height: 0.19,
      shadow: 0,
      looks: { pose: 'sit', coat: 2, hat: 'bowler', arms: ['down', 'bent'] },
    },
    { kind: 'prop', name: 'openBook', x: 0.56, y: 0.825, height: 0.035, rotation: -0.2 },
    { kind: 'icon', name: 'mantelpiece-clock', x: 0.17, y: 0.92, height: 0.1, shadow: 0.5 },
    { kind: 'icon', name: 'jellyfish', x: 0.2, y: 0.42, height: 0.15, emissive: 0.3, glow: 0.12 },
    { kind: 'icon', name: 'jellyfish', x: 0.32, y: 0.25, height: 0.08, emissive: 0.3, fog: 0.25 },
    {
      kind: 'swarm',
      motifs: ['tropical-fish', 'fish'],
      count: 13,
      path: [
        [0.98, 0.62],
        [0.7, 0.48],
        [0.55, 0.66],
      ],
      heights: [0.05, 0.025],
      spread: 0.07,
    },
  ],
} satisfies DirectedScene
