import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'verdigris',
  light: [0.4, 0.02],
  place: 'underwater',
  nodes: [
    { kind: 'icon', name: 'whale', x: 0.7, y: 0.36, height: 0.18, fog: 0.35 },
    {
      kind: 'portal',
      shape: 'jar',
      x: 0.46,
      y: 0.9,
      height: 0.42,
      glass: true,
      backGlow: 0.5,
      inner: {
        palette: 'amberDusk',
        light: [0.5, 0.4],
        place: 'hills',
        nodes: [{ kind: 'prop', name: 'house', x: 0.5, y: 0.82, height: 0.3, colour: 0 }],
      },
    },
    { kind: 'icon', name: 'jellyfish', x: 0.2, y: 0.6, height: 0.1 },
    {
      kind: 'swarm',
      motifs: ['fish', 'tropical-fish'],
      count: 12,
      path: [
        [0.95, 0.55],
        [0.7, 0.5],
        [0.6, 0.7],
      ],
      heights: [0.04, 0.025],
      spread: 0.06,
    },
    { kind: 'prop', name: 'turtleSwimming', x: 0.16, y: 0.24, height: 0.055 },
  ],
} satisfies DirectedScene
