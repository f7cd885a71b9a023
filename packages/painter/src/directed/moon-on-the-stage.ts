import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'plumLamp',
  light: [0.5, 0.42],
  place: 'theatre',
  placeOptions: { clouds: 0.2, stars: 60 },
  nodes: [
    { kind: 'glow', x: 0.5, y: 0.46, radius: 0.55, strength: 0.6 },
    { kind: 'rope', from: [0.5, 0.34], to: [0.5, 0], waves: 0, amplitude: 0, thickness: 4 },
    { kind: 'prop', name: 'moon', x: 0.5, y: 0.66, height: 0.34, emissive: 0.75, guard: 0, detail: 0.8, pull: 0 },
    { kind: 'prop', name: 'catSitting', x: 0.29, y: 0.96, height: 0.19, colour: 'dark', detail: 0.9 },
    { kind: 'prop', name: 'catSitting', x: 0.5, y: 0.98, height: 0.21, colour: 3, flip: true, detail: 0.9 },
    { kind: 'prop', name: 'catSitting', x: 0.7, y: 0.96, height: 0.18, colour: 1, detail: 0.9 },
  ],
} satisfies DirectedScene
