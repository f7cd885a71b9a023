import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'tealCoral',
  light: [0.55, 0.5],
  place: 'room',
  placeOptions: { floor: 0.8 },
  nodes: [
    {
      kind: 'portal',
      shape: 'door',
      x: 0.55,
      y: 0.88,
      height: 0.72,
      frameWidth: 10,
      rim: 'groundFar',
      shadow: false,
      inner: {
        palette: 'crimson',
        light: [0.5, 0.5],
        place: 'room',
        placeOptions: { floor: 0.82 },
        nodes: [
          {
            kind: 'portal',
            shape: 'door',
            x: 0.5,
            y: 0.89,
            height: 0.7,
            frameWidth: 9,
            rim: [0.85, 0.62, 0.3],
            shadow: false,
            inner: {
              palette: 'oliveP',
              light: [0.5, 0.5],
              place: 'room',
              placeOptions: { floor: 0.84 },
              nodes: [
                {
                  kind: 'portal',
                  shape: 'door',
                  x: 0.5,
                  y: 0.9,
                  height: 0.66,
                  frameWidth: 6,
                  rim: 'dark',
                  shadow: false,
                  backGlow: 0.8,
                  inner: {
                    palette: 'goldUltra',
                    light: [0.5, 0.3],
                    place: 'sea',
                    placeOptions: { horizon: 0.6, disc: 90 },
                    nodes: [],
                  },
                },
              ],
            },
          },
          { kind: 'prop', name: 'catSitting', x: 0.82, y: 0.97, height: 0.15, shadow: 0.5 },
        ],
      },
    },
    {
      kind: 'figure',
      x: 0.22,
      y: 0.96,
      height: 0.26,
      shadow: 0.6,
      looks: { child: true, coat: 1, hat: 'beanie', hatColour: 0, arms: ['down', 'down'] },
    },
    { kind: 'prop', name: 'key', x: 0.86, y: 0.97, height: 0.09, rotation: 1.3, shadow: 0.4 },
  ],
} satisfies DirectedScene
