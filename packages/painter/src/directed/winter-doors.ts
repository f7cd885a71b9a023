import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'iceRed',
  light: [0.62, 0.4],
  place: 'snow',
  placeOptions: { disc: 0, clouds: 0.7 },
  weather: 'snow',
  nodes: [
    { kind: 'prop', name: 'door', x: 0.08, y: 0.72, height: 0.15, colour: [0.85, 0.65, 0.3], fog: 0.2, detail: 0.9, round: 0.2 },
    { kind: 'prop', name: 'door', x: 0.4, y: 0.7, height: 0.13, colour: [0.35, 0.55, 0.6], fog: 0.3, detail: 0.9, round: 0.2 },
    { kind: 'prop', name: 'door', x: 0.88, y: 0.71, height: 0.14, colour: [0.6, 0.35, 0.5], fog: 0.25, detail: 0.9, round: 0.2 },
    {
      kind: 'portal',
      shape: 'door',
      x: 0.66,
      y: 0.8,
      height: 0.34,
      frameWidth: 9,
      rim: 0,
      backGlow: 0.5,
      inner: { palette: 'springPink', light: [0.5, 0.2], place: 'garden', nodes: [] },
    },
    { kind: 'prop', name: 'door', x: 0.2, y: 0.85, height: 0.3, colour: [0.25, 0.5, 0.45], shadow: 0.5, detail: 0.9, round: 0.2 },
    {
      kind: 'figure',
      x: 0.44,
      y: 0.95,
      height: 0.2,
      shadow: 0.6,
      looks: { coat: 0, child: true, hat: 'beanie', hatColour: 1, scarf: 2, arms: ['down', 'out'] },
    },
    { kind: 'prop', name: 'hareUpright', x: 0.86, y: 0.93, height: 0.08, shadow: 0.4 },
  ],
} satisfies DirectedScene
