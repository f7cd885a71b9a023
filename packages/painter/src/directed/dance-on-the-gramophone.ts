import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'plumLamp',
  light: [0.22, 0.2],
  place: 'shore',
  placeOptions: { disc: 48, horizon: 0.55 },
  nodes: [
    {
      kind: 'prop',
      id: 'gramophone',
      name: 'gramophone',
      x: 0.5,
      y: 0.94,
      height: 0.6,
      flip: true,
      colour: 0,
      shadow: 0.6,
      cast: 0.3,
      guard: 0.15,
    },
    {
      kind: 'pair',
      together: 'dance',
      x: 0.66,
      y: 0.775,
      height: 0.17,
      guard: 0.3,
      looks: [
        { coat: 3, hat: 'top' },
        { coat: 1, longHair: true, dress: true },
      ],
    },
    { kind: 'prop', name: 'ladder', count: 9, x: 0.93, y: 0.95, height: 0.2, rotation: -0.25 },
    { kind: 'prop', name: 'catSitting', x: 0.1, y: 0.96, height: 0.1, shadow: 0.5 },
  ],
} satisfies DirectedScene
