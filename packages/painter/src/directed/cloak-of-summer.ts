import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'moonTeal',
  light: [0.56, 0.5],
  place: 'snow',
  placeOptions: { disc: 0, stars: 120 },
  weather: 'snow',
  nodes: [
    {
      kind: 'portal',
      shape: 'cloak',
      x: 0.58,
      y: 0.9,
      height: 0.7,
      frameWidth: 7,
      rim: [0.12, 0.16, 0.25],
      backGlow: 0.45,
      inner: {
        palette: 'autumn',
        light: [0.5, 0.16],
        place: 'field',
        placeOptions: { disc: 40, roadX: 0.5, horizon: 0.62, clouds: 0.2 },
        nodes: [
          { kind: 'prop', name: 'windmill', x: 0.52, y: 0.72, height: 0.34, colour: 0, detail: 0.85 },
          { kind: 'prop', name: 'sunflower', x: 0.3, y: 0.94, height: 0.22 },
          { kind: 'prop', id: 's2', name: 'sunflower', x: 0.72, y: 0.95, height: 0.24 },
        ],
      },
    },
    {
      kind: 'figure',
      id: 'child',
      x: 0.17,
      y: 0.93,
      height: 0.2,
      shadow: 0.5,
      looks: { pose: 'walk', child: true, coat: 1, hat: 'beanie', hatColour: 0, scarf: 0 },
    },
    { kind: 'prop', name: 'hareUpright', x: 0.88, y: 0.95, height: 0.07, shadow: 0.4 },
  ],
} satisfies DirectedScene
