import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'roseDawn',
  light: [0.78, 0.3],
  place: 'city',
  placeOptions: { disc: 40, clouds: 0.35 },
  nodes: [
    { kind: 'prop', name: 'gramophone', x: 0.3, y: 0.95, height: 0.42, colour: 1, shadow: 0.5, detail: 0.75 },
    {
      kind: 'swarm',
      motifs: ['prop:gooseFlying'],
      count: 8,
      path: [
        [0.5, 0.56],
        [0.62, 0.34],
        [0.8, 0.1],
      ],
      heights: [0.06, 0.12],
      spread: 0.12,
      tumble: 0.25,
    },
    {
      kind: 'figure',
      x: 0.78,
      y: 0.96,
      height: 0.2,
      looks: { pose: 'lookUp', coat: 0, dress: true, longHair: true, scarf: 2 },
      flip: true,
    },
    { kind: 'prop', name: 'catSitting', x: 0.9, y: 0.97, height: 0.07 },
  ],
} satisfies DirectedScene
