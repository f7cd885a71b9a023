import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'goldUltra',
  light: [0.3, 0.62],
  place: 'snow',
  placeOptions: { disc: 0, stars: 60, clouds: 0.2 },
  nodes: [
    { kind: 'prop', name: 'wolfHowling', x: 0.5, y: 0.675, height: 0.13, silhouette: 0.85, detail: 0.85 },
    { kind: 'glow', x: 0.27, y: 0.76, radius: 0.3, strength: 0.7 },
    { kind: 'prop', id: 'bear', name: 'bearWalking', x: 0.7, y: 0.9, height: 0.2, detail: 0.7, shadow: 0.6, emissive: 0.25 },
    { kind: 'prop', id: 'sledge', name: 'sledge', x: 0.28, y: 0.91, height: 0.09, flip: true, colour: 1, shadow: 0.6 },
    { kind: 'prop', id: 'moon', name: 'moon', x: 0.27, y: 0.865, height: 0.24, emissive: 0.75, detail: 0.6 },
    { kind: 'thread', from: ['sledge', 0.96, 0.4], to: ['bear', 0.06, 0.45], waves: 0, amplitude: 0, sag: 0.02, colour: 2, thickness: 3.5 },
  ],
} satisfies DirectedScene
