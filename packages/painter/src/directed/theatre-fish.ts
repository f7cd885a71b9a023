import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'crimson',
  light: [0.5, 0.15],
  place: 'theatre',
  placeOptions: { clouds: 0.5 },
  nodes: [
    { kind: 'beam', x: 0.5, y: 0, angle: 1.57, spread: 0.2, length: 1.0, strength: 0.5 },
    { kind: 'icon', name: 'octopus', x: 0.5, y: 0.86, height: 0.36 },
    { kind: 'icon', name: 'violin', x: 0.68, y: 0.78, height: 0.16 },
    { kind: 'icon', name: 'top-hat', x: 0.5, y: 0.535, height: 0.09 },
  ],
} satisfies DirectedScene
