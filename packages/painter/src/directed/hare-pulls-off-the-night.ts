import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'goldUltra',
  light: [0.2, 0.35],
  place: 'hills',
  placeOptions: { disc: 0, stars: 160, flowers: 60, mountains: false },
  nodes: [
    { kind: 'birds', count: 6, area: [0.08, 0.3, 0.4, 0.42] },
    {
      kind: 'peel',
      corner: 'topLeft',
      across: 0.86,
      down: 0.56,
      paper: [0.2, 0.25, 0.55],
      inner: {
        palette: 'springPink',
        light: [0.22, 0.18],
        place: 'hills',
        placeOptions: { disc: 60 },
        nodes: [{ kind: 'birds', count: 7, area: [0.1, 0.1, 0.6, 0.3] }],
      },
    },
    {
      kind: 'prop',
      id: 'hare',
      name: 'hareRunning',
      x: 0.66,
      y: 0.87,
      height: 0.2,
      detail: 0.85,
      shadow: 0.5,
      cast: 0.3,
      emissive: 0.2,
      pull: 0.05,
    },
    { kind: 'thread', from: [0.54, 0.37], to: ['hare', 0.74, 0.38], waves: 0, amplitude: 0, sag: 0.02, colour: 2, thickness: 3.5 },
    { kind: 'prop', name: 'crescent', x: 0.86, y: 0.32, height: 0.11, rotation: 0.2, emissive: 0.7 },
  ],
} satisfies DirectedScene
