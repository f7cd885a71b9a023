import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'amberDusk',
  light: [0.72, 0.7],
  place: 'field',
  placeOptions: { horizon: 0.5, roadX: 0.15, disc: 0, stars: 60 },
  nodes: [
    { kind: 'glow', x: 0.76, y: 0.76, radius: 0.34, strength: 0.6 },
    { kind: 'prop', id: 'moon', name: 'moon', x: 0.76, y: 0.98, height: 0.4, clipY: 0.815, emissive: 0.85 },
    { kind: 'figure', id: 'a', x: 0.42, y: 0.84, height: 0.2, shadow: 0.5, looks: { pose: 'pull', coat: 0, hat: 'straw', hatColour: 1 } },
    {
      kind: 'figure',
      id: 'b',
      x: 0.26,
      y: 0.85,
      height: 0.19,
      shadow: 0.5,
      looks: { pose: 'pull', coat: 2, dress: true, longHair: true, apron: 'light' },
    },
    { kind: 'figure', id: 'c', x: 0.14, y: 0.86, height: 0.17, shadow: 0.5, looks: { pose: 'pull', child: true, coat: 1 } },
    { kind: 'thread', from: ['c', 'hand', 1], to: ['a', 'hand', 1], waves: 0, amplitude: 0, sag: 0.005, colour: 1, thickness: 3 },
    { kind: 'thread', from: ['a', 'hand', 1], to: ['moon', 0.1, 0.36], waves: 0, amplitude: 0, colour: 1, thickness: 3 },
    { kind: 'prop', name: 'catWalking', x: 0.34, y: 0.955, height: 0.1, shadow: 0.4, detail: 0.95 },
  ],
} satisfies DirectedScene
