import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'rustIce',
  light: [0.25, 0.25],
  place: 'city',
  placeOptions: { disc: 40 },
  nodes: [
    { kind: 'prop', name: 'sailboat', x: 0.66, y: 0.16, height: 0.42, colour: 0 },
    { kind: 'cloud', x: 0.7, y: 0.17, width: 0.8, height: 0.08 },
    { kind: 'rope', from: [0.6, 0.15], to: [0.5, 0.555], waves: 0, amplitude: 0, sag: 0.02, thickness: 5, colour: 'shadow' },
    { kind: 'prop', name: 'anchor', x: 0.5, y: 0.84, height: 0.3 },
    { kind: 'figure', x: 0.18, y: 0.95, height: 0.14, shadow: 0.5, looks: { coat: 0, pose: 'lookUp', hat: 'cap' } },
    { kind: 'prop', name: 'catWalking', x: 0.84, y: 0.94, height: 0.06, flip: true, shadow: 0.4 },
  ],
} satisfies DirectedScene
