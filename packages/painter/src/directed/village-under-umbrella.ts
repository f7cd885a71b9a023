import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'stormInk',
  light: [0.5, 0.7],
  place: 'road',
  placeOptions: { disc: 0, mountains: true },
  weather: 'rain',
  nodes: [
    { kind: 'glow', x: 0.5, y: 0.72, radius: 0.4, strength: 0.5 },
    { kind: 'prop', name: 'umbrella', x: 0.5, y: 0.96, height: 0.72, colour: 0, guard: 0.1 },
    { kind: 'prop', name: 'house', x: 0.26, y: 0.8, height: 0.17, colour: 1, glow: 0.08 },
    { kind: 'prop', name: 'house', x: 0.74, y: 0.82, height: 0.19, colour: 3, glow: 0.08 },
    { kind: 'prop', name: 'house', x: 0.4, y: 0.84, height: 0.14, colour: 0, glow: 0.08 },
    { kind: 'prop', name: 'roundTree', x: 0.61, y: 0.8, height: 0.12, colour: [0.35, 0.5, 0.35] },
    {
      kind: 'pair',
      together: 'parentAndChild',
      x: 0.82,
      y: 0.94,
      height: 0.13,
      shadow: 0.5,
      looks: [{ coat: 2, hat: 'brim' }, { coat: 1 }],
    },
    { kind: 'prop', name: 'ramSide', x: 0.3, y: 0.93, height: 0.06, shadow: 0.4 },
  ],
} satisfies DirectedScene
