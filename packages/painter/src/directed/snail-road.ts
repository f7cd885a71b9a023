import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'stormInk',
  light: [0.7, 0.25],
  place: 'road',
  weather: 'rain',
  frame: 'grass',
  placeOptions: { disc: 0, clouds: 0.8, roadX: 0.5 },
  nodes: [
    { kind: 'icon', id: 's', name: 'snail', x: 0.46, y: 0.86, height: 0.24, flip: true, shadow: 0.7, cast: 0.3 },
    { kind: 'prop', name: 'house', x: 0.4, y: 0.68, height: 0.17, rotation: -0.08, colour: 0 },
    { kind: 'prop', name: 'lamppost', x: 0.58, y: 0.72, height: 0.16 },
    { kind: 'icon', name: 'mushroom', x: 0.85, y: 0.9, height: 0.13, shadow: 0.5 },
    { kind: 'icon', name: 'mouse', x: 0.85, y: 0.93, height: 0.05 },
    { kind: 'icon', name: 'luggage', x: 0.18, y: 0.92, height: 0.07, shadow: 0.5 },
  ],
} satisfies DirectedScene
