import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'amberDusk',
  light: [0.5, 0.55],
  place: 'city',
  placeOptions: { disc: 0 },
  nodes: [
    {
      kind: 'hangingWorld',
      to: 0.52,
      soft: 0.2,
      inner: {
        palette: 'tealCoral',
        light: [0.3, 0.4],
        place: 'calm',
        placeOptions: { disc: 0, horizon: 0.62, clouds: 0.1 },
        nodes: [
          { kind: 'prop', name: 'sailboat', x: 0.3, y: 0.8, height: 0.2, colour: 0 },
          { kind: 'prop', name: 'sailboat', x: 0.82, y: 0.72, height: 0.1, colour: 1, fog: 0.2 },
        ],
      },
    },
    {
      kind: 'figure',
      id: 'f',
      x: 0.68,
      y: 0.94,
      height: 0.2,
      shadow: 0.5,
      looks: { coat: 2, hat: 'straw', hatColour: [0.85, 0.7, 0.4], arms: ['up', 'down'] },
    },
    { kind: 'rope', from: ['f', 'hand', -1], to: [0.56, 0.2], waves: 0, amplitude: 0, sag: 0.01, thickness: 2, colour: 'light' },
    { kind: 'prop', name: 'catSitting', x: 0.82, y: 0.95, height: 0.07, shadow: 0.4 },
  ],
} satisfies DirectedScene
