import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'lavender',
  light: [0.5, 0.32],
  place: 'bridge',
  placeOptions: { disc: 0, clouds: 0.5, roadX: 0.5, mountains: false },
  nodes: [
    { kind: 'glow', x: 0.5, y: 0.3, radius: 0.5, strength: 0.4 },
    { kind: 'prop', name: 'mask', x: 0.5, y: 0.33, height: 0.42, anchorY: 0.5, colour: 1, secondColour: 0, detail: 0.8 },
    {
      kind: 'crowd',
      count: 15,
      area: [0.24, 0.74, 0.76, 0.97],
      height: 0.2,
      looks: { hat: 'cone' },
      odd: { pose: 'reach', child: true, coat: [1, 0.85, 0.2], hat: null },
    },
  ],
} satisfies DirectedScene
