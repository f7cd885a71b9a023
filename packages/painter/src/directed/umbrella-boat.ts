import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'stormInk',
  light: [0.65, 0.2],
  place: 'sea',
  placeOptions: { horizon: 0.5, disc: 34 },
  weather: 'rain',
  nodes: [
    {
      kind: 'figure',
      x: 0.38,
      y: 0.715,
      height: 0.22,
      looks: { pose: 'sit', coat: 1, hat: 'bowler', scarf: 2, arms: ['down', 'bent'], wind: 1 },
    },
    { kind: 'icon', name: 'umbrella', x: 0.5, y: 0.64, height: 0.34, rotation: Math.PI, anchorY: 0.5 },
    { kind: 'icon', name: 'fish', x: 0.2, y: 0.93, height: 0.06 },
    { kind: 'icon', name: 'duck', x: 0.8, y: 0.9, height: 0.07 },
    { kind: 'birds', count: 7, area: [0.1, 0.15, 0.5, 0.35] },
    { kind: 'prop', name: 'lighthouse', x: 0.88, y: 0.53, height: 0.16, fog: 0.35 },
  ],
} satisfies DirectedScene
