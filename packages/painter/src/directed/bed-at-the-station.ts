import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'goldUltra',
  light: [0.72, 0.2],
  place: 'station',
  placeOptions: { disc: 44 },
  nodes: [
    { kind: 'glow', x: 0.7, y: 0.84, radius: 0.26, strength: 0.35 },
    { kind: 'prop', name: 'bed', x: 0.7, y: 0.95, height: 0.23, colour: 1, shadow: 0.7, flip: true, guard: 0.25, emissive: 0.15 },
    {
      kind: 'figure',
      x: 0.7,
      y: 0.905,
      height: 0.28,
      flip: true,
      guard: 0.3,
      looks: { pose: 'sleep', coat: 3, hat: 'cone', hatColour: 0 },
    },
    { kind: 'prop', name: 'clockFace', x: 0.3, y: 0.42, height: 0.1, anchorY: 0.5, emissive: 0.5, glow: 0.1 },
    { kind: 'prop', name: 'foxSitting', x: 0.2, y: 0.93, height: 0.15, shadow: 0.5, guard: 0.25 },
    { kind: 'prop', name: 'suitcase', x: 0.08, y: 0.94, height: 0.07, colour: 3, shadow: 0.5 },
  ],
} satisfies DirectedScene
