import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'desertMint',
  light: [0.72, 0.3],
  place: 'calm',
  placeOptions: { disc: 40, horizon: 0.52 },
  nodes: [
    { kind: 'birds', count: 7, area: [0.1, 0.14, 0.4, 0.26] },
    { kind: 'lyingHill', of: 'whale', x: 0.5, y: 0.7, width: 0.94, colour: [0.1, 0.25, 0.45], trees: 4 },
    { kind: 'prop', name: 'lighthouse', x: 0.34, y: 0.56, height: 0.2 },
    { kind: 'prop', name: 'house', x: 0.5, y: 0.57, height: 0.08, colour: 0 },
    { kind: 'prop', name: 'rowboat', x: 0.24, y: 0.86, height: 0.06 },
    { kind: 'figure', x: 0.24, y: 0.85, height: 0.15, looks: { pose: 'row', coat: 0, hat: 'straw', hatColour: [0.85, 0.7, 0.4] } },
  ],
} satisfies DirectedScene
