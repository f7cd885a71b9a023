import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'amberDusk',
  light: [0.62, 0.42],
  place: 'bridge',
  placeOptions: { roadX: 0.62, disc: 44, mountains: false },
  nodes: [
    { kind: 'prop', name: 'catWalking', x: 0.63, y: 0.605, height: 0.055, colour: 'dark' },
    { kind: 'prop', name: 'lamp', x: 0.575, y: 0.66, height: 0.09, colour: 1, glow: 0.06, shadow: 0.4 },
    { kind: 'prop', name: 'chair', x: 0.65, y: 0.71, height: 0.12, colour: 2, shadow: 0.4 },
    { kind: 'prop', name: 'mirror', x: 0.53, y: 0.79, height: 0.21, colour: 2, shadow: 0.5, rotation: -0.04 },
    { kind: 'prop', name: 'armchair', x: 0.72, y: 0.86, height: 0.16, colour: 0, shadow: 0.5, rotation: 0.06 },
    { kind: 'prop', name: 'grandPiano', x: 0.37, y: 0.98, height: 0.21, colour: 'dark', shadow: 0.6, rotation: -0.05 },
  ],
} satisfies DirectedScene
