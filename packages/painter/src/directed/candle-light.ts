import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'plumLamp',
  light: [0.5, 0.3],
  place: 'sea',
  placeOptions: { horizon: 0.6, disc: 0, stars: 140 },
  nodes: [
    { kind: 'glow', x: 0.5, y: 0.2, radius: 0.4, strength: 0.6 },
    { kind: 'icon', name: 'candle', x: 0.5, y: 0.72, height: 0.56, emissive: 0.3, glow: 0.1 },
    { kind: 'prop', name: 'island', x: 0.5, y: 0.84, height: 0.16 },
    { kind: 'prop', name: 'house', x: 0.64, y: 0.735, height: 0.08, colour: 0 },
    { kind: 'prop', name: 'ladder', count: 14, x: 0.42, y: 0.72, height: 0.2, rotation: 0.1 },
    { kind: 'icon', name: 'sailboat', x: 0.17, y: 0.8, height: 0.12 },
    { kind: 'icon', name: 'sailboat', x: 0.85, y: 0.72, height: 0.08, flip: true },
    { kind: 'swarm', motifs: ['butterfly'], count: 9, area: [0.15, 0.1, 0.85, 0.35], heights: [0.025, 0.04] },
  ],
} satisfies DirectedScene
