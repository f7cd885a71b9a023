import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'tealCoral',
  light: [0.7, 0.2],
  place: 'calm',
  placeOptions: { disc: 44, horizon: 0.6 },
  nodes: [
    {
      kind: 'heap',
      shape: 'mound',
      motifs: [
        'prop:umbrella',
        'teddy-bear',
        'gloves',
        'prop:suitcase',
        'closed-umbrella',
        'prop:key',
        'socks',
        'violin',
        'prop:buttonRound',
        'blue-book',
        'prop:topHat',
        'prop:boot',
        'yarn',
      ],
      x: 0.46,
      y: 0.8,
      height: 0.36,
      count: 120,
      heights: [0.065, 0.09],
      body: 'shadow',
    },
    { kind: 'figure', id: 'p', x: 0.46, y: 0.47, height: 0.16, looks: { pose: 'stand', coat: 1, hat: 'top', arms: ['down', 'up'] } },
    { kind: 'prop', name: 'flag', at: ['p', 'hand', 1], height: 0.14, colour: 0, anchorX: 0.1, anchorY: 0.8 },
    { kind: 'prop', name: 'bottle', x: 0.86, y: 0.92, height: 0.07, rotation: 0.9, colour: 3, clipY: 0.915 },
  ],
} satisfies DirectedScene
