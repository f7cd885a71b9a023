import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'rustIce',
  light: [0.5, 0.3],
  place: 'snow',
  placeOptions: { disc: 0, clouds: 0.5 },
  nodes: [
    { kind: 'prop', name: 'bareTree', x: 0.84, y: 0.78, height: 0.44, fog: 0.25 },
    { kind: 'prop', name: 'chair', x: 0.5, y: 0.82, height: 0.22, colour: 0, shadow: 0.4 },
    { kind: 'prop', name: 'crow', x: 0.5, y: 0.63, height: 0.13, flip: true, detail: 0.95 },
    { kind: 'prop', name: 'chair', x: 0.17, y: 0.88, height: 0.26, colour: 0, shadow: 0.5 },
    { kind: 'prop', name: 'crow', x: 0.19, y: 0.785, height: 0.14, detail: 0.95 },
    { kind: 'prop', name: 'table', x: 0.46, y: 0.92, height: 0.18, shadow: 0.5 },
    { kind: 'prop', name: 'cake', x: 0.42, y: 0.765, height: 0.15, colour: 0, glow: 0.12, detail: 0.95 },
    { kind: 'prop', name: 'crow', x: 0.3, y: 0.985, height: 0.1, detail: 0.95 },
    {
      kind: 'figure',
      x: 0.78,
      y: 0.965,
      height: 0.31,
      looks: { child: true, coat: 0, hat: 'cone', hatColour: [0.95, 0.75, 0.25], hair: [0.45, 0.25, 0.12] },
    },
  ],
} satisfies DirectedScene
