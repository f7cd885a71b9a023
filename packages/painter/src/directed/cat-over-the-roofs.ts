import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'noirYellow',
  light: [0.62, 0.26],
  place: 'city',
  placeOptions: { disc: 110, stars: 90, clouds: 0.3 },
  nodes: [
    { kind: 'birds', count: 7, area: [0.06, 0.1, 0.3, 0.24] },
    { kind: 'prop', name: 'catSitting', x: 0.58, y: 0.93, height: 0.66, detail: 0.5, guard: 0.2, clipY: 0.88 },
    { kind: 'prop', name: 'house', x: 0.36, y: 0.95, height: 0.13, colour: 0, glow: 0.08 },
    { kind: 'prop', name: 'house', x: 0.8, y: 0.96, height: 0.15, colour: 2, glow: 0.08 },
    {
      kind: 'figure',
      id: 'girl',
      x: 0.14,
      y: 0.955,
      height: 0.13,
      shadow: 0.5,
      looks: { child: true, coat: 0, longHair: true, arms: ['down', 'up'] },
    },
    { kind: 'prop', name: 'yarnBall', x: 0.2, y: 0.97, height: 0.04, colour: 2 },
  ],
} satisfies DirectedScene
