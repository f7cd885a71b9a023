import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'plumLamp',
  light: [0.45, 0.62],
  place: 'hills',
  placeOptions: { disc: 0, stars: 30, flowers: 120, mountains: false },
  nodes: [
    { kind: 'glow', x: 0.42, y: 0.68, radius: 0.4, strength: 0.55 },
    { kind: 'prop', id: 'h', name: 'hedgehogSide', x: 0.42, y: 0.9, height: 0.32, detail: 0.75, shadow: 0.6, emissive: 0.2 },
    { kind: 'prop', id: 's1', name: 'star', at: ['h', 0.22, 0.3], height: 0.075, anchorY: 0.5, rotation: -0.5, emissive: 0.8 },
    { kind: 'prop', id: 's2', name: 'star', at: ['h', 0.42, 0.08], height: 0.09, anchorY: 0.5, rotation: 0.2, emissive: 0.8 },
    { kind: 'prop', id: 's3', name: 'star', at: ['h', 0.62, 0.16], height: 0.07, anchorY: 0.5, rotation: 0.5, emissive: 0.8 },
    { kind: 'prop', id: 's4', name: 'star', at: ['h', 0.38, 0.42], height: 0.065, anchorY: 0.5, rotation: -0.2, emissive: 0.8 },
    { kind: 'prop', id: 's5', name: 'star', at: ['h', 0.1, 0.62], height: 0.06, anchorY: 0.5, rotation: 0.7, emissive: 0.8 },
    { kind: 'prop', id: 's6', name: 'star', x: 0.8, y: 0.36, height: 0.07, rotation: 0.4, emissive: 0.8 },
    { kind: 'thread', from: [0.83, 0.29], to: [0.92, 0.12], waves: 0, amplitude: 0, thickness: 2 },
    {
      kind: 'figure',
      x: 0.85,
      y: 0.93,
      height: 0.16,
      flip: true,
      shadow: 0.4,
      looks: { pose: 'kneel', child: true, coat: 2, longHair: true },
    },
  ],
} satisfies DirectedScene
