import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'roseDawn',
  light: [0.24, 0.16],
  place: 'mountains',
  placeOptions: { disc: 40 },
  nodes: [
    { kind: 'prop', id: 'cake', name: 'cake', x: 0.52, y: 0.93, height: 0.58, colour: 0, cast: 0.3, shadow: 0.6 },
    { kind: 'glow', x: 0.35, y: 0.42, radius: 0.13, strength: 0.5 },
    { kind: 'glow', x: 0.52, y: 0.4, radius: 0.13, strength: 0.5 },
    { kind: 'glow', x: 0.68, y: 0.42, radius: 0.13, strength: 0.5 },
    { kind: 'figure', id: 'low', x: 0.19, y: 0.82, height: 0.12, looks: { pose: 'climb', coat: 2, hat: 'cap' } },
    { kind: 'figure', id: 'high', x: 0.22, y: 0.65, height: 0.12, looks: { pose: 'climb', coat: 1, hat: 'beanie', hatColour: 0 } },
    { kind: 'rope', from: ['high', 0.4, 0.55], to: ['low', 0.4, 0.4], waves: 1, amplitude: 0.02, thickness: 3, colour: 'dark' },
    { kind: 'figure', x: 0.82, y: 0.575, height: 0.1, looks: { coat: 3, arms: ['up', 'up'], child: true } },
    { kind: 'prop', name: 'tent', x: 0.14, y: 0.95, height: 0.09, colour: 1, glow: 0.06, shadow: 0.4 },
  ],
} satisfies DirectedScene
