import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'magentaNight',
  light: [0.42, 0.68],
  place: 'shore',
  placeOptions: { disc: 0, horizon: 0.46 },
  nodes: [
    { kind: 'prop', name: 'wave', x: 0.52, y: 0.85, height: 0.5 },
    {
      kind: 'portal',
      shape: 'arch',
      x: 0.33,
      y: 0.845,
      height: 0.22,
      frameWidth: 7,
      rim: 0,
      backGlow: 0.6,
      shadow: false,
      inner: {
        palette: 'amberDusk',
        light: [0.4, 0.5],
        place: 'room',
        nodes: [
          { kind: 'glow', x: 0.4, y: 0.6, radius: 0.9, strength: 0.9 },
          { kind: 'prop', name: 'armchair', x: 0.64, y: 0.92, height: 0.3, colour: 0 },
          { kind: 'prop', name: 'lamp', x: 0.3, y: 0.9, height: 0.4, glow: 0.4 },
        ],
      },
    },
    { kind: 'figure', x: 0.14, y: 0.95, height: 0.2, shadow: 0.5, looks: { coat: 1, child: true, hat: 'hood', arms: ['down', 'up'] } },
    { kind: 'prop', name: 'crescent', x: 0.2, y: 0.22, height: 0.1, emissive: 0.5, glow: 0.2 },
  ],
} satisfies DirectedScene
