import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'goldUltra',
  light: [0.62, 0.16],
  place: 'calm',
  placeOptions: { horizon: 0.46, mountains: true },
  weather: 'snow',
  nodes: [
    { kind: 'mirrorWater', y: 0.46, strength: 0.6 },
    { kind: 'reflection', name: 'tiger', x: 0.5, y: 0.56, height: 0.34, opacity: 1, mix: 0.14, lift: 1.25, fade: 0.9, ripple: 0.45 },
    { kind: 'prop', name: 'island', x: 0.5, y: 0.64, height: 0.12 },
    { kind: 'icon', name: 'mouse', x: 0.5, y: 0.545, height: 0.11 },
    { kind: 'icon', name: 'feather', x: 0.84, y: 0.9, height: 0.06, rotation: 0.6 },
    { kind: 'prop', name: 'reeds', x: 0.1, y: 1, height: 0.2, shadow: 0.4 },
  ],
} satisfies DirectedScene
