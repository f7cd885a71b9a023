import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'springPink',
  light: [0.2, 0.16],
  place: 'hills',
  placeOptions: { disc: 0, flowers: 220, clouds: 0.4 },
  nodes: [
    { kind: 'birds', count: 7, area: [0.06, 0.1, 0.3, 0.22] },
    {
      kind: 'portal',
      shape: 'puzzlePiece',
      x: 0.6,
      y: 0.44,
      height: 0.33,
      frameWidth: 4,
      rim: 'shadow',
      shadow: false,
      inner: {
        palette: 'goldUltra',
        light: [0.5, 0.3],
        place: 'space',
        nodes: [{ kind: 'prop', name: 'planet', x: 0.5, y: 0.7, height: 0.24, colour: 1 }],
      },
    },
    {
      kind: 'figure',
      id: 'porter',
      x: 0.3,
      y: 0.95,
      height: 0.26,
      shadow: 0.6,
      looks: { pose: 'carry', coat: 3, hat: null, jacket: true },
    },
    { kind: 'prop', name: 'puzzlePiece', at: ['porter', 0.5, 0.12], height: 0.2, colour: [0.55, 0.76, 0.86], rotation: 0.12 },
    { kind: 'prop', name: 'ladder', count: 12, x: 0.78, y: 0.95, height: 0.5, rotation: -0.1 },
  ],
} satisfies DirectedScene
