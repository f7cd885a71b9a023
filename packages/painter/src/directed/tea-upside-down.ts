import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'verdigris',
  light: [0.2, 0.5],
  place: 'room',
  placeOptions: { floor: 0.8 },
  nodes: [
    {
      kind: 'hangingWorld',
      to: 0.5,
      soft: 0.06,
      inner: {
        palette: 'amberDusk',
        light: [0.2, 0.5],
        place: 'room',
        placeOptions: { floor: 0.8 },
        nodes: [
          { kind: 'prop', name: 'chair', x: 0.78, y: 0.93, height: 0.2, colour: 2, flip: true },
          { kind: 'figure', x: 0.74, y: 0.95, height: 0.27, flip: true, looks: { pose: 'read', emptyHanded: true, coat: 0, hat: 'top' } },
          { kind: 'prop', name: 'table', x: 0.45, y: 0.95, height: 0.14 },
          { kind: 'prop', name: 'teapot', id: 'pot', x: 0.47, y: 0.815, height: 0.085, colour: 1 },
        ],
      },
    },
    { kind: 'prop', name: 'chair', x: 0.2, y: 0.93, height: 0.2, colour: 0 },
    { kind: 'figure', x: 0.25, y: 0.95, height: 0.27, looks: { pose: 'read', emptyHanded: true, coat: 1, longHair: true, dress: true } },
    { kind: 'prop', name: 'table', x: 0.53, y: 0.95, height: 0.14 },
    { kind: 'prop', name: 'teacup', id: 'cup', x: 0.44, y: 0.815, height: 0.055, colour: 0 },
    { kind: 'rope', from: [0.415, 0.235], to: ['cup', 0.45, 0.1], waves: 1, amplitude: 0.004, thickness: 5, colour: [0.55, 0.27, 0.1] },
    { kind: 'prop', name: 'catSitting', x: 0.86, y: 0.96, height: 0.12, shadow: 0.5 },
  ],
} satisfies DirectedScene
