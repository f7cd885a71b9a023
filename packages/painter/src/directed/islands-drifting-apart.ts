import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'lavender',
  light: [0.5, 0.2],
  place: 'cloudsea',
  placeOptions: { disc: 40 },
  nodes: [
    { kind: 'prop', name: 'island', x: 0.24, y: 0.84, height: 0.24 },
    { kind: 'prop', name: 'island', x: 0.8, y: 0.55, height: 0.2, fog: 0.05 },
    { kind: 'prop', name: 'bareTree', x: 0.1, y: 0.635, height: 0.24 },
    { kind: 'figure', id: 'one', x: 0.3, y: 0.642, height: 0.2, looks: { pose: 'pull', coat: 1, hat: 'brim' } },
    { kind: 'prop', name: 'lamppost', x: 0.9, y: 0.375, height: 0.2, glow: 0.1 },
    {
      kind: 'figure',
      id: 'other',
      x: 0.77,
      y: 0.385,
      height: 0.17,
      flip: true,
      looks: { pose: 'pull', coat: 2, longHair: true, dress: true },
    },
    { kind: 'rope', from: ['one', 'hand', 1], to: ['other', 'hand', 1], sag: 0.05, thickness: 4, colour: [0.85, 0.15, 0.2] },
    { kind: 'prop', name: 'paperPlane', x: 0.46, y: 0.36, height: 0.055, rotation: -0.3 },
  ],
} satisfies DirectedScene
