import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'magentaNight',
  light: [0.2, 0.16],
  place: 'garden',
  placeOptions: { disc: 40, roadX: 0.36 },
  nodes: [
    { kind: 'prop', name: 'mask', x: 0.52, y: 1, height: 0.54, colour: 1, secondColour: 2, guard: 0.15, shadow: 0.4 },
    { kind: 'glow', x: 0.305, y: 0.73, radius: 0.16, strength: 1.2 },
    { kind: 'glow', x: 0.735, y: 0.73, radius: 0.16, strength: 1.2 },
    {
      kind: 'figure',
      x: 0.735,
      y: 0.83,
      height: 0.17,
      clipY: 0.75,
      guard: 0.3,
      looks: { child: true, coat: 0, hat: 'cone', hatColour: 2, arms: ['down', 'up'] },
    },
    { kind: 'prop', name: 'ladder', count: 10, x: 0.31, y: 0.96, height: 0.21, rotation: 0.08 },
    { kind: 'prop', name: 'foxWalking', x: 0.12, y: 0.97, height: 0.085, shadow: 0.5, guard: 0.25 },
  ],
} satisfies DirectedScene
