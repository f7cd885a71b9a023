import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'lavender',
  light: [0.7, 0.25],
  place: 'bridge',
  placeOptions: { roadX: 0.6, disc: 46 },
  nodes: [
    {
      kind: 'figure',
      id: 't',
      x: 0.81,
      y: 0.86,
      height: 0.19,
      flip: true,
      shadow: 0.5,
      looks: { pose: 'bow', coat: 1, hat: 'cap', emptyHanded: true },
    },
    { kind: 'prop', id: 'bear', name: 'bearUpright', x: 0.37, y: 0.97, height: 0.5, detail: 0.7, shadow: 0.5, pull: 0.1 },
  ],
} satisfies DirectedScene
