import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'goldUltra',
  light: [0.62, 0.24],
  place: 'cloudsea',
  placeOptions: { disc: 0, stars: 200, clouds: 0.2 },
  nodes: [
    { kind: 'glow', x: 0.6, y: 0.27, radius: 0.42, strength: 0.5 },
    { kind: 'prop', id: 'm', name: 'crescent', x: 0.6, y: 0.46, height: 0.38, rotation: 0.35, emissive: 0.55, round: 0.9, guard: 0 },
    {
      kind: 'figure',
      id: 'f',
      x: 0.585,
      y: 0.36,
      height: 0.13,
      flip: true,
      looks: { pose: 'sit', coat: 1, hat: 'cone', hatColour: 1, scarf: 2, arms: ['down', 'bent'], wind: 1 },
    },
    { kind: 'thread', from: [0.5, 0.3], to: [0.36, 0.74], waves: 1, amplitude: 0.02, thickness: 2 },
    { kind: 'icon', id: 'e', name: 'envelope', x: 0.36, y: 0.79, height: 0.055, rotation: 0.2 },
    { kind: 'cloud', x: 0.2, y: 0.86, width: 0.6, height: 0.1 },
    { kind: 'icon', name: 'sailboat', x: 0.74, y: 0.83, height: 0.11, flip: true },
    { kind: 'cloud', x: 0.78, y: 0.87, width: 0.5, height: 0.09 },
    { kind: 'swarm', motifs: ['star', 'star'], count: 9, area: [0.05, 0.06, 0.95, 0.5], heights: [0.014, 0.03], glow: 2.2, emissive: 0.6 },
  ],
} satisfies DirectedScene
