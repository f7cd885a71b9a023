import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'desertMint',
  light: [0.3, 0.22],
  place: 'hills',
  placeOptions: { disc: 46, flowers: 0, mountains: false },
  nodes: [
    { kind: 'prop', id: 't1', name: 'roundTree', x: 0.1, y: 0.84, height: 0.5, colour: [0.8, 0.3, 0.12], detail: 0.6 },
    { kind: 'prop', id: 't2', name: 'roundTree', x: 0.36, y: 0.78, height: 0.36, colour: [0.95, 0.68, 0.2], detail: 0.6 },
    { kind: 'prop', id: 't3', name: 'roundTree', x: 0.68, y: 0.78, height: 0.36, colour: [0.35, 0.58, 0.3], detail: 0.6 },
    { kind: 'prop', id: 't4', name: 'roundTree', x: 0.95, y: 0.84, height: 0.48, colour: [0.3, 0.5, 0.26], detail: 0.6 },
    { kind: 'prop', id: 'fox', name: 'foxWalking', x: 0.5, y: 0.93, height: 0.18, detail: 0.85, shadow: 0.5, pull: 0.05 },
    { kind: 'swarm', motifs: ['maple-leaf'], count: 16, area: [0.04, 0.5, 0.42, 0.96], heights: [0.02, 0.04], tumble: 3 },
  ],
} satisfies DirectedScene
