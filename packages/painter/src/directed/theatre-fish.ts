import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'crimson',
  light: [0.5, 0.15],
  place: 'theatre',
  placeOptions: { clouds: 0.5 },
  nodes: [
    { kind: 'beam', x: 0.5, y: 0, angle: 1.57, spread: 0.2, length: 1.0, strength: 0.5 },
    { kind: 'prop', name: 'octopusSide', x: 0.5, y: 0.88, height: 0.4, colour: [0.78, 0.32, 0.36], shadow: 0.5 },
    { kind: 'icon', name: 'violin', x: 0.68, y: 0.78, height: 0.16 },
    { kind: 'prop', name: 'topHat', x: 0.5, y: 0.515, height: 0.09 },
  ],
} satisfies DirectedScene
