import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'verdigris',
  light: [0.5, 0.2],
  place: 'road',
  placeOptions: { disc: 40, mountains: false },
  nodes: [
    { kind: 'birds', count: 6, area: [0.55, 0.1, 0.85, 0.2] },
    { kind: 'prop', name: 'bareTree', x: 0.32, y: 0.655, height: 0.44, guard: 0.2 },
    { kind: 'prop', name: 'roundTree', x: 0.665, y: 0.655, height: 0.4, colour: [0.93, 0.55, 0.62] },
    {
      kind: 'pair',
      id: 'two',
      together: 'holdHands',
      x: 0.5,
      y: 0.97,
      height: 0.46,
      shadow: 0.5,
      looks: [
        { coat: 2, headless: true },
        { coat: 0, headless: true, dress: true, scarf: 1 },
      ],
    },
    { kind: 'prop', name: 'crow', x: 0.215, y: 0.335, height: 0.05 },
    { kind: 'prop', name: 'hedgehogSide', x: 0.14, y: 0.975, height: 0.05, shadow: 0.4 },
  ],
} satisfies DirectedScene
