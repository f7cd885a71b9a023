import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'goldUltra',
  light: [0.3, 0.3],
  place: 'calm',
  placeOptions: { disc: 56, horizon: 0.62 },
  nodes: [
    { kind: 'rope', from: [0.58, 0.84], to: [0.58, 0.34], waves: 0, amplitude: 0, sag: 0, thickness: 9, colour: [0.4, 0.25, 0.15] },
    { kind: 'prop', name: 'letter', x: 0.58, y: 0.7, height: 0.3, rotation: 0.07 },
    { kind: 'prop', name: 'flag', x: 0.61, y: 0.38, height: 0.07, colour: 1 },
    { kind: 'figure', x: 0.42, y: 0.855, height: 0.22, looks: { pose: 'row', coat: 1, hat: 'cap', hatColour: 1 } },
    { kind: 'prop', name: 'rowboat', x: 0.52, y: 0.89, height: 0.12 },
    { kind: 'birds', count: 6, area: [0.04, 0.42, 0.28, 0.55] },
  ],
} satisfies DirectedScene
