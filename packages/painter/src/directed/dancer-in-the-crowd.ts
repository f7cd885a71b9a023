import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'noirYellow',
  light: [0.62, 0.1],
  place: 'street',
  placeOptions: { disc: 0, clouds: 0.6, roadX: 0.4 },
  nodes: [
    { kind: 'beam', x: 0.61, y: -0.08, angle: 1.57, spread: 0.3, length: 1.1, strength: 0.9 },
    {
      kind: 'crowd',
      id: 'all',
      count: 20,
      area: [-0.06, 0.72, 1.06, 0.96],
      height: 0.23,
      looks: {
        coat: 'dark',
        hat: 'bowler',
        hatColour: 'dark',
        scarf: null,
        skirt: null,
        apron: null,
        trousers: 'dark',
        longHair: false,
        dress: false,
        arms: ['down', 'down'],
      },
      odd: { pose: 'dance', coat: 0, dress: true, longHair: true, hair: [0.5, 0.2, 0.1] },
    },
  ],
} satisfies DirectedScene
