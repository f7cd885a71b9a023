import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'autumn',
  light: [0.7, 0.15],
  place: 'tower',
  placeOptions: { floor: 0.8 },
  nodes: [
    { kind: 'giant', name: 'gear', x: 0.12, y: 0.36, height: 0.6, anchorY: 0.5, colour: 1, detail: 0.7 },
    { kind: 'giant', name: 'gear', x: 0.72, y: 0.6, height: 0.4, anchorY: 0.5, colour: 2, rotation: 0.2, detail: 0.7 },
    { kind: 'prop', name: 'nest', x: 0.66, y: 0.43, height: 0.11, detail: 0.9 },
    { kind: 'prop', name: 'crow', x: 0.72, y: 0.385, height: 0.14, flip: true, detail: 0.9 },
    {
      kind: 'figure',
      x: 0.36,
      y: 0.95,
      height: 0.27,
      looks: { pose: 'lookUp', coat: 0, jacket: true, trousers: 'shadow', hair: [0.88, 0.86, 0.82] },
    },
    { kind: 'prop', name: 'lantern', x: 0.56, y: 0.95, height: 0.12, glow: 0.12 },
  ],
} satisfies DirectedScene
