import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'springPink',
  light: [0.8, 0.18],
  place: 'field',
  placeOptions: { roadX: 0.3, horizon: 0.66, disc: 56, clouds: 0.2 },
  nodes: [
    { kind: 'figure', id: 'f', x: 0.38, y: 0.94, height: 0.28, looks: { coat: 1, hat: 'bowler', arms: ['down', 'up'] } },
    { kind: 'prop', name: 'umbrella', at: ['f', 'hand', 1], height: 0.46, anchorY: 0.92, colour: 'shadow', detail: 0.85 },
    { kind: 'swarm', motifs: ['droplet'], count: 30, area: [0.2, 0.52, 0.72, 0.92], heights: [0.03, 0.045], tumble: 0.1 },
    {
      kind: 'pair',
      together: 'dance',
      x: 0.83,
      y: 0.8,
      height: 0.12,
      looks: [
        { coat: 3, hat: 'straw', hatColour: [0.85, 0.7, 0.4] },
        { coat: 0, dress: true, longHair: true },
      ],
    },
  ],
} satisfies DirectedScene
