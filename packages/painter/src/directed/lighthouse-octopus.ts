import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'moonTeal',
  light: [0.24, 0.36],
  place: 'sea',
  placeOptions: { horizon: 0.55, disc: 0, clouds: 0.8, amplitude: 34 },
  weather: 'rain',
  nodes: [
    { kind: 'prop', name: 'octopusSide', x: 0.72, y: 0.7, height: 0.44, silhouette: 0.3, guard: 0.2, clipY: 0.64 },
    { kind: 'beam', x: 0.2, y: 0.37, angle: 0.12, spread: 0.16, length: 0.8, strength: 0.85 },
    { kind: 'prop', name: 'lighthouse', x: 0.2, y: 0.7, height: 0.4 },
    { kind: 'prop', id: 'b', name: 'rowboat', x: 0.44, y: 0.86, height: 0.06 },
    { kind: 'figure', x: 0.44, y: 0.835, height: 0.11, looks: { coat: 0, hat: 'hood', arms: ['down', 'up'] } },
    { kind: 'icon', name: 'candle', x: 0.49, y: 0.785, height: 0.04, emissive: 0.7, glow: 0.07 },
  ],
} satisfies DirectedScene
