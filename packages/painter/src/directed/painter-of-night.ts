import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'oliveP',
  light: [0.86, 0.35],
  place: 'city',
  placeOptions: { disc: 40, clouds: 0.35 },
  nodes: [
    {
      kind: 'portal',
      shape: 'door',
      x: 0.2,
      y: 0.61,
      height: 0.63,
      shadow: false,
      inner: {
        palette: 'goldUltra',
        light: [0.5, 1.5],
        place: 'field',
        placeOptions: { horizon: 2.4, disc: 0, stars: 160, clouds: 0 },
        nodes: [{ kind: 'prop', name: 'crescent', x: 0.45, y: 0.4, height: 0.16, emissive: 1, pull: 0, glow: 0.1 }],
      },
    },
    {
      kind: 'portal',
      shape: 'door',
      x: 0.585,
      y: 0.4,
      height: 0.42,
      shadow: false,
      inner: {
        palette: 'goldUltra',
        light: [0.5, 1.5],
        place: 'field',
        placeOptions: { horizon: 2.4, disc: 0, stars: 120, clouds: 0 },
        nodes: [
          { kind: 'prop', name: 'star', x: 0.3, y: 0.42, height: 0.08, emissive: 1, pull: 0 },
          { kind: 'prop', name: 'star', x: 0.66, y: 0.75, height: 0.11, emissive: 1, pull: 0 },
        ],
      },
    },
    { kind: 'prop', name: 'ladder', x: 0.72, y: 0.96, height: 0.56, count: 12, rotation: -0.06, detail: 0.95 },
    {
      kind: 'figure',
      id: 'p',
      x: 0.72,
      y: 0.6,
      height: 0.23,
      flip: true,
      looks: { pose: 'climb', coat: 0, jacket: true, hat: 'cap', hatColour: 'light' },
    },
  ],
} satisfies DirectedScene
