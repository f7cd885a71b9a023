import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'autumn',
  light: [0.5, 0.3],
  place: 'mountains',
  frame: 'branches',
  placeOptions: { disc: 66 },
  nodes: [
    { kind: 'prop', id: 'a', name: 'lighthouse', x: 0.1, y: 0.92, height: 0.42, shadow: 0.5 },
    { kind: 'prop', id: 'b', name: 'clockTower', x: 0.9, y: 0.92, height: 0.42, shadow: 0.5 },
    { kind: 'rope', from: [0.13, 0.6], to: [0.87, 0.6], waves: 0, amplitude: 0, sag: 0.03, colour: 'shadow', thickness: 3 },
    {
      kind: 'figure',
      id: 'f',
      x: 0.48,
      y: 0.635,
      height: 0.16,
      looks: { coat: 0, arms: ['out', 'out'], pose: 'walk', scarf: 1, hat: 'top' },
    },
    { kind: 'icon', name: 'umbrella', x: 0.62, y: 0.57, height: 0.09, rotation: 0.2 },
    { kind: 'icon', name: 'elephant', x: 0.3, y: 0.625, height: 0.09, flip: true },
    { kind: 'swarm', motifs: ['maple-leaf', 'fallen-leaf'], count: 16, area: [0.05, 0.2, 0.95, 0.9], heights: [0.015, 0.035], tumble: 3 },
  ],
} satisfies DirectedScene
