import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'autumn',
  light: [0.75, 0.25],
  place: 'hills',
  placeOptions: { disc: 50, flowers: 0, mountains: false },
  weather: 'none',
  nodes: [
    { kind: 'leafTree', id: 'tree', x: 0.42, y: 0.9, height: 0.68, leaves: ['maple-leaf'], count: 14, leafHeight: 0.05 },
    { kind: 'prop', id: 'ladder', name: 'ladder', x: 0.72, y: 0.93, height: 0.5, rotation: -0.28, count: 9, detail: 0.85 },
    {
      kind: 'figure',
      id: 'old',
      x: 0.585,
      y: 0.66,
      height: 0.21,
      flip: true,
      looks: { pose: 'climb', coat: 3, hat: 'cap', hair: [0.85, 0.83, 0.8] },
    },
    { kind: 'icon', name: 'maple-leaf', at: ['old', 'hand', 1], height: 0.06 },
    { kind: 'swarm', motifs: ['maple-leaf'], count: 9, area: [0.12, 0.88, 0.9, 0.96], heights: [0.03, 0.045], tumble: 3 },
    { kind: 'prop', name: 'yarnBall', x: 0.16, y: 0.95, height: 0.06, colour: [0.9, 0.85, 0.7], shadow: 0.4 },
  ],
} satisfies DirectedScene
