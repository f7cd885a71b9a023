import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'sepiaRed',
  light: [0.3, 0.25],
  place: 'field',
  placeOptions: { horizon: 0.68, roadX: 0.4, disc: 50 },
  nodes: [
    { kind: 'prop', id: 'sc', name: 'scarecrow', x: 0.46, y: 0.64, height: 0.34, rotation: 0.16, colour: 0, detail: 0.8 },
    { kind: 'prop', id: 'c1', name: 'gooseFlying', x: 0.26, y: 0.22, height: 0.13, anchorY: 0.5, detail: 0.85 },
    { kind: 'prop', id: 'c2', name: 'gooseFlying', x: 0.54, y: 0.13, height: 0.13, anchorY: 0.5, detail: 0.85 },
    { kind: 'prop', id: 'c3', name: 'gooseFlying', x: 0.78, y: 0.24, height: 0.13, anchorY: 0.5, detail: 0.85 },
    { kind: 'thread', from: ['c1', 0.45, 0.7], to: ['sc', 0.06, 0.34], waves: 0, amplitude: 0, colour: 'shadow', thickness: 2.2 },
    { kind: 'thread', from: ['c2', 0.45, 0.7], to: ['sc', 0.52, 0.05], waves: 0, amplitude: 0, colour: 'shadow', thickness: 2.2 },
    { kind: 'thread', from: ['c3', 0.45, 0.7], to: ['sc', 0.93, 0.38], waves: 0, amplitude: 0, colour: 'shadow', thickness: 2.2 },
    { kind: 'figure', x: 0.2, y: 0.95, height: 0.2, shadow: 0.5, looks: { pose: 'run', coat: 1, hat: 'straw', hatColour: 2 } },
    { kind: 'prop', name: 'pumpkin', x: 0.8, y: 0.93, height: 0.09, colour: 0, shadow: 0.4 },
  ],
} satisfies DirectedScene
