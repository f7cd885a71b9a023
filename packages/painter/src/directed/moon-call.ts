import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'emerald',
  light: [0.72, 0.2],
  place: 'city',
  placeOptions: { disc: 0, stars: 180 },
  nodes: [
    { kind: 'glow', x: 0.72, y: 0.2, radius: 0.35, strength: 0.5 },
    { kind: 'icon', name: 'full-moon', x: 0.72, y: 0.3, height: 0.2, emissive: 0.5, guard: 0 },
    { kind: 'thread', from: [0.68, 0.3], to: [0.335, 0.72], waves: 1, amplitude: 0.02, thickness: 3 },
    { kind: 'prop', name: 'house', x: 0.3, y: 1.02, height: 0.24, colour: 0 },
    {
      kind: 'figure',
      id: 'f',
      x: 0.3,
      y: 0.83,
      height: 0.18,
      looks: { coat: 1, hat: 'beanie', child: true, scarf: 2, arms: ['down', 'up'] },
    },
    { kind: 'icon', name: 'black-cat', x: 0.42, y: 0.85, height: 0.06 },
    { kind: 'icon', name: 'telephone-receiver', x: 0.345, y: 0.735, height: 0.05 },
    { kind: 'birds', count: 6, area: [0.1, 0.1, 0.5, 0.3] },
  ],
} satisfies DirectedScene
