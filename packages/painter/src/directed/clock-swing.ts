import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'oliveP',
  light: [0.5, 0.12],
  place: 'hills',
  placeOptions: { disc: 0, flowers: 180 },
  frame: 'grass',
  nodes: [
    { kind: 'birds', count: 7, area: [0.58, 0.4, 0.92, 0.52] },
    { kind: 'prop', id: 'c', name: 'clockFace', x: 0.52, y: 0.1, height: 0.52, anchorY: 0.5, detail: 0.6 },
    {
      kind: 'figure',
      id: 'g',
      x: 0.66,
      y: 0.8,
      height: 0.24,
      looks: { pose: 'swing', child: true, coat: 0, longHair: true, dress: true, scarf: 2 },
    },
    { kind: 'rope', from: ['g', 'hand', 1], to: [0.54, 0.33], waves: 0, amplitude: 0, sag: 0, thickness: 3, colour: 'shadow' },
    { kind: 'rope', from: ['g', 'hand', -1], to: [0.5, 0.33], waves: 0, amplitude: 0, sag: 0, thickness: 3, colour: 'shadow' },
    { kind: 'prop', name: 'hareUpright', x: 0.2, y: 0.84, height: 0.1, shadow: 0.4 },
  ],
} satisfies DirectedScene
