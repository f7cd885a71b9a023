import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'stormInk',
  light: [0.3, 0.42],
  place: 'calm',
  placeOptions: { disc: 0, horizon: 0.5, clouds: 0.7 },
  nodes: [
    { kind: 'birds', count: 7, area: [0.5, 0.12, 0.92, 0.26] },
    { kind: 'prop', name: 'lamppost', x: 0.26, y: 0.9, height: 0.5, clipY: 0.8 },
    { kind: 'prop', name: 'suitcase', x: 0.72, y: 0.76, height: 0.075, colour: 3 },
    { kind: 'figure', x: 0.56, y: 0.85, height: 0.27, clipY: 0.78, looks: { pose: 'sit', coat: 1, hat: 'bowler', scarf: 0 } },
    { kind: 'prop', name: 'bench', x: 0.62, y: 0.86, height: 0.17, colour: 0, clipY: 0.84 },
    {
      kind: 'swarm',
      motifs: ['prop:paperBoat'],
      count: 6,
      path: [
        [0.12, 0.94],
        [0.4, 0.98],
        [0.8, 0.95],
        [0.98, 0.88],
      ],
      heights: [0.045, 0.055],
      spread: 0.02,
    },
  ],
} satisfies DirectedScene
