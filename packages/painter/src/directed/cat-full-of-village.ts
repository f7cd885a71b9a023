import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'oliveP',
  light: [0.75, 0.2],
  place: 'field',
  placeOptions: { disc: 50, horizon: 0.55, roadX: 0.7 },
  nodes: [
    {
      kind: 'portal',
      shape: 'cat',
      x: 0.4,
      y: 0.88,
      height: 0.62,
      frameWidth: 5,
      rim: 'shadow',
      inner: {
        palette: 'moonTeal',
        light: [0.42, 0.24],
        place: 'snow',
        placeOptions: { disc: 36, stars: 80 },
        weather: 'snow',
        nodes: [
          { kind: 'prop', id: 'h1', name: 'house', x: 0.28, y: 0.85, height: 0.2, colour: 1 },
          { kind: 'prop', id: 'h2', name: 'house', x: 0.5, y: 0.79, height: 0.16, colour: 0 },
          { kind: 'prop', id: 'h3', name: 'house', x: 0.68, y: 0.92, height: 0.22, colour: 1 },
          { kind: 'prop', name: 'lamppost', x: 0.47, y: 0.95, height: 0.2 },
        ],
      },
    },
    { kind: 'prop', name: 'mouseSide', x: 0.78, y: 0.94, height: 0.085, flip: true, shadow: 0.5, detail: 0.9 },
    { kind: 'prop', name: 'suitcase', x: 0.895, y: 0.93, height: 0.06, colour: 0, shadow: 0.4 },
  ],
} satisfies DirectedScene
