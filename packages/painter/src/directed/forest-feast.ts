import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'iceRed',
  light: [0.5, 0.55],
  place: 'forest',
  weather: 'snow',
  nodes: [
    { kind: 'prop', name: 'bearUpright', x: 0.3, y: 0.84, height: 0.4, detail: 0.75, pull: 0.1 },
    { kind: 'prop', name: 'stag', x: 0.78, y: 0.83, height: 0.42, flip: true, fog: 0.15, detail: 0.8, emissive: 0.2 },
    { kind: 'prop', id: 'table', name: 'table', x: 0.54, y: 0.9, height: 0.17, shadow: 0.5, emissive: 0.2 },
    { kind: 'prop', name: 'cake', at: ['table', 0.5, 0.08], height: 0.1, colour: 0, emissive: 0.4 },
    { kind: 'prop', name: 'foxSitting', x: 0.16, y: 0.94, height: 0.17, detail: 0.9, emissive: 0.25, shadow: 0.4 },
    { kind: 'prop', name: 'hareUpright', x: 0.88, y: 0.95, height: 0.17, flip: true, detail: 0.9, emissive: 0.25, shadow: 0.4 },
  ],
} satisfies DirectedScene
