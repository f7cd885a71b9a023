import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'tealCoral',
  light: [0.3, 0.2],
  place: 'garden',
  placeOptions: { roadX: 0.35, disc: 40 },
  nodes: [
    { kind: 'prop', id: 'well', name: 'well', x: 0.62, y: 0.9, height: 0.26, colour: 0, shadow: 0.5, detail: 0.8 },
    { kind: 'prop', id: 'koi', name: 'koi', x: 0.58, y: 0.34, height: 0.26, anchorY: 0.5, rotation: -0.9, detail: 0.85 },
    { kind: 'swarm', motifs: ['droplet'], count: 12, area: [0.45, 0.46, 0.9, 0.66], heights: [0.015, 0.03] },
    {
      kind: 'figure',
      id: 'girl',
      x: 0.22,
      y: 0.93,
      height: 0.2,
      shadow: 0.5,
      looks: { pose: 'lookUp', coat: 2, dress: true, longHair: true },
    },
  ],
} satisfies DirectedScene
