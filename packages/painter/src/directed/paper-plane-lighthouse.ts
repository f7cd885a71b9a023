import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'amberDusk',
  light: [0.85, 0.5],
  place: 'shore',
  placeOptions: { disc: 40, horizon: 0.6 },
  nodes: [
    { kind: 'prop', name: 'lighthouse', x: 0.2, y: 0.86, height: 0.62, shadow: 0.4 },
    {
      kind: 'swarm',
      motifs: ['prop:paperPlane'],
      count: 26,
      path: [
        [0.27, 0.33],
        [0.5, 0.2],
        [0.75, 0.3],
        [1.02, 0.12],
      ],
      heights: [0.03, 0.085],
      spread: 0.13,
      tumble: 0.3,
    },
    { kind: 'figure', x: 0.66, y: 0.95, height: 0.17, shadow: 0.5, looks: { pose: 'run', child: true, coat: 0, scarf: 1 } },
    { kind: 'prop', name: 'paperPlane', x: 0.88, y: 0.96, height: 0.04 },
  ],
} satisfies DirectedScene
