import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'iceRed',
  light: [0.25, 0.15],
  place: 'snow',
  placeOptions: { disc: 36 },
  nodes: [
    {
      kind: 'peel',
      corner: 'bottomRight',
      across: 0.78,
      down: 0.42,
      paper: [0.85, 0.66, 0.42],
      inner: {
        palette: 'plumLamp',
        light: [0.7, 0.9],
        place: 'space',
        nodes: [{ kind: 'prop', name: 'planet', x: 0.82, y: 0.93, height: 0.13 }],
      },
    },
    {
      kind: 'figure',
      id: 'c',
      x: 0.3,
      y: 0.86,
      height: 0.22,
      shadow: 0.4,
      looks: { pose: 'pull', child: true, coat: 0, hat: 'beanie', hatColour: 0, scarf: 2 },
    },
    { kind: 'prop', name: 'foxSitting', x: 0.12, y: 0.92, height: 0.09, shadow: 0.5 },
  ],
} satisfies DirectedScene
