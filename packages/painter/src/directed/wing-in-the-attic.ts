import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'moonTeal',
  light: [0.5, 0.42],
  place: 'attic',
  nodes: [
    {
      kind: 'giant',
      name: 'wing',
      x: 0.72,
      y: 0.96,
      height: 0.58,
      rotation: -0.5,
      colour: [0.96, 0.95, 0.92],
      emissive: 0.15,
      shadow: 0.5,
    },
    { kind: 'figure', x: 0.24, y: 0.95, height: 0.24, shadow: 0.6, looks: { coat: 1, child: true, hat: null, arms: ['down', 'out'] } },
    { kind: 'prop', name: 'suitcase', x: 0.87, y: 0.96, height: 0.1, colour: 0, shadow: 0.5 },
    { kind: 'prop', name: 'mouseSide', x: 0.5, y: 0.97, height: 0.045, shadow: 0.4, guard: 0.3 },
  ],
} satisfies DirectedScene
