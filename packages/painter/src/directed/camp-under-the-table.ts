import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'rustIce',
  light: [0.5, 0.84],
  place: 'room',
  placeOptions: { floor: 0.8 },
  nodes: [
    { kind: 'prop', name: 'teapot', x: 0.32, y: 0.6, height: 0.32, colour: 2, shadow: 0.4 },
    { kind: 'prop', name: 'teacup', x: 0.76, y: 0.6, height: 0.15, colour: 0, shadow: 0.4 },
    { kind: 'prop', name: 'table', x: 0.5, y: 0.95, height: 0.37, shadow: 0.5 },
    { kind: 'prop', name: 'tent', x: 0.4, y: 0.94, height: 0.13, colour: 0, glow: 0.22, emissive: 0.2, shadow: 0.5 },
    {
      kind: 'pair',
      together: 'parentAndChild',
      x: 0.66,
      y: 0.95,
      height: 0.12,
      shadow: 0.5,
      looks: [
        { coat: 1, hat: 'cap' },
        { coat: 2, longHair: true, dress: true },
      ],
    },
    { kind: 'prop', name: 'lantern', x: 0.56, y: 0.955, height: 0.045, glow: 0.1 },
  ],
} satisfies DirectedScene
