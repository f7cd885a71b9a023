import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'verdigris',
  light: [0.5, 0.2],
  place: 'theatre',
  placeOptions: { clouds: 0.4, hills: true },
  nodes: [
    { kind: 'beam', x: 0.5, y: 0, angle: 1.57, spread: 0.22, length: 1, strength: 0.4 },
    { kind: 'glow', x: 0.62, y: 0.6, radius: 0.3, strength: 0.4 },
    {
      kind: 'figure',
      id: 'man',
      x: 0.63,
      y: 0.83,
      height: 0.27,
      looks: { arms: ['up', 'up'], coat: 0, jacket: true, hat: 'bowler', scarf: 1 },
    },
    { kind: 'prop', name: 'topHat', x: 0.63, y: 0.89, height: 0.19, colour: 2, shadow: 0.6, detail: 0.8 },
    { kind: 'prop', name: 'hareUpright', x: 0.35, y: 0.91, height: 0.52, shadow: 0.6, cast: 0.3, detail: 0.85, pull: 0.08 },
    { kind: 'swarm', motifs: ['sparkles'], count: 9, area: [0.48, 0.34, 0.76, 0.5], heights: [0.025, 0.05], tumble: 0.3, emissive: 0.4 },
  ],
} satisfies DirectedScene
