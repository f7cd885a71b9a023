import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'springPink',
  light: [0.3, 0.2],
  place: 'calm',
  placeOptions: { horizon: 0.46, mountains: true, disc: 40 },
  nodes: [
    { kind: 'prop', name: 'island', x: 0.8, y: 0.74, height: 0.2, clipY: 0.6 },
    { kind: 'prop', id: 'house', name: 'house', x: 0.83, y: 0.575, height: 0.15, colour: 3 },
    { kind: 'prop', id: 'heron', name: 'heron', x: 0.36, y: 0.92, height: 0.72, detail: 0.75, clipY: 0.88 },
    { kind: 'prop', name: 'letter', at: ['heron', 0.98, 0.06], height: 0.07, rotation: 0.15, colour: 3, anchorY: 0.2 },
    { kind: 'prop', name: 'reeds', x: 0.12, y: 0.99, height: 0.28 },
    { kind: 'prop', name: 'reeds', id: 'r2', x: 0.88, y: 1, height: 0.2 },
    { kind: 'figure', x: 0.72, y: 0.578, height: 0.08, looks: { pose: 'reach', coat: 0, dress: true } },
  ],
} satisfies DirectedScene
