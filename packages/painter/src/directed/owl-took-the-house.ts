import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'rustIce',
  light: [0.75, 0.3],
  place: 'snow',
  placeOptions: { disc: 40, clouds: 0.3 },
  nodes: [
    { kind: 'prop', id: 'house', name: 'house', x: 0.5, y: 0.62, height: 0.19, colour: 0, rotation: 0.08, emissive: 0.2, detail: 0.85 },
    { kind: 'prop', id: 'owl', name: 'owlFlying', x: 0.5, y: 0.24, height: 0.3, anchorY: 0.5, detail: 0.75 },
    { kind: 'thread', from: ['owl', 0.46, 0.86], to: ['house', 0.3, 0.3], waves: 0, amplitude: 0, colour: 'shadow', thickness: 3 },
    { kind: 'thread', from: ['owl', 0.54, 0.86], to: ['house', 0.72, 0.3], waves: 0, amplitude: 0, colour: 'shadow', thickness: 3 },
    { kind: 'figure', id: 'man', x: 0.28, y: 0.93, height: 0.19, shadow: 0.5, looks: { pose: 'run', coat: 2, hat: 'cap', scarf: 0 } },
    { kind: 'prop', name: 'door', x: 0.78, y: 0.93, height: 0.15, colour: 0, shadow: 0.5 },
  ],
} satisfies DirectedScene
