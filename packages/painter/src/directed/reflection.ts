import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'iceRed',
  light: [0.7, 0.2],
  place: 'calm',
  placeOptions: { horizon: 0.55, mountains: true },
  weather: 'snow',
  nodes: [
    { kind: 'mirrorWater', y: 0.55, strength: 0.7 },
    { kind: 'icon', name: 'mouse', x: 0.5, y: 0.62, height: 0.11, shadow: 0, cast: 0 },
    { kind: 'reflection', name: 'tiger', x: 0.5, y: 0.625, height: 0.3 },
  ],
} satisfies DirectedScene
