import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'rustIce',
  light: [0.8, 0.2],
  place: 'street',
  placeOptions: { roadX: 0.56, disc: 0, clouds: 0.7 },
  weather: 'rain',
  nodes: [
    { kind: 'prop', id: 'e', name: 'elephantSide', x: 0.36, y: 0.93, height: 0.4, shadow: 0.6, cast: 0.3, detail: 0.7 },
    { kind: 'figure', id: 'a', x: 0.84, y: 0.95, height: 0.27, looks: { coat: 2, arms: ['up', 'down'], hat: 'bowler' } },
    {
      kind: 'prop',
      name: 'umbrella',
      at: ['a', 'hand', -1],
      height: 0.27,
      anchorX: 0.5,
      anchorY: 0.93,
      colour: 0,
      rotation: -0.24,
      detail: 0.85,
    },
  ],
} satisfies DirectedScene
