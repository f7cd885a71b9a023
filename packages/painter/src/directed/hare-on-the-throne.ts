import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'tealCoral',
  light: [0.5, 0.16],
  place: 'ruins',
  placeOptions: { roadX: 0.5, disc: 50 },
  nodes: [
    { kind: 'prop', name: 'bookPile', x: 0.5, y: 0.92, height: 0.36, colour: 2, secondColour: 1, shadow: 0.6 },
    { kind: 'prop', name: 'armchair', x: 0.5, y: 0.608, height: 0.2, colour: 0, pull: 0.05 },
    { kind: 'prop', name: 'crown', x: 0.513, y: 0.438, height: 0.04, emissive: 0.35 },
    { kind: 'prop', name: 'hareUpright', x: 0.5, y: 0.58, height: 0.19, pull: 0.05, keep: 0.3 },
    { kind: 'figure', x: 0.12, y: 0.88, height: 0.2, looks: { pose: 'bow', coat: 2, hat: null, hair: [0.9, 0.9, 0.9] }, shadow: 0.5 },
    { kind: 'figure', x: 0.23, y: 0.96, height: 0.23, looks: { pose: 'bow', coat: 1, longHair: true, dress: true }, shadow: 0.5 },
    { kind: 'figure', x: 0.88, y: 0.89, height: 0.2, flip: true, looks: { pose: 'bow', coat: 0, hat: 'beanie' }, shadow: 0.5 },
    { kind: 'figure', x: 0.77, y: 0.965, height: 0.23, flip: true, looks: { pose: 'bow', coat: 'skyTop', hat: 'brim' }, shadow: 0.5 },
    { kind: 'birds', count: 6, area: [0.2, 0.08, 0.8, 0.22] },
  ],
} satisfies DirectedScene
