import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'tealCoral',
  light: [0.3, 0.2],
  place: 'road',
  placeOptions: { disc: 44, roadX: 0.55 },
  weather: 'none',
  frame: 'grass',
  nodes: [
    { kind: 'prop', id: 'snail', name: 'snailSide', x: 0.54, y: 0.86, height: 0.5, detail: 0.7, shadow: 0.6, flip: true },
    {
      kind: 'portal',
      shape: 'arch',
      x: 0.62,
      y: 0.79,
      height: 0.17,
      frameWidth: 7,
      rim: [0.35, 0.2, 0.15],
      shadow: false,
      backGlow: 0.9,
      inner: {
        palette: 'amberDusk',
        light: [0.5, 0.3],
        place: 'room',
        nodes: [{ kind: 'prop', name: 'lamp', x: 0.5, y: 0.9, height: 0.5, glow: 0.5 }],
      },
    },
    {
      kind: 'stairs',
      path: [
        [0.6, 0.9],
        [0.62, 0.8],
      ],
      count: 4,
      nearWidth: 0.16,
      farWidth: 0.12,
      colour: 1,
    },
    { kind: 'figure', id: 'guest', x: 0.42, y: 0.93, height: 0.18, shadow: 0.5, looks: { pose: 'walk', coat: 2, hat: 'brim', scarf: 1 } },
    { kind: 'prop', name: 'suitcase', at: ['guest', 'hand', 1], height: 0.055, anchorY: 0.05, colour: 0 },
    { kind: 'prop', name: 'signpost', x: 0.12, y: 0.9, height: 0.2, colour: 1, shadow: 0.4 },
  ],
} satisfies DirectedScene
