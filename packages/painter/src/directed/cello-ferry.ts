import type { DirectedScene } from '../scene/scene.ts'

export default {
  palette: 'lavender',
  light: [0.3, 0.3],
  place: 'calm',
  placeOptions: { disc: 50, clouds: 0.35 },
  nodes: [
    { kind: 'birds', count: 6, area: [0.1, 0.14, 0.4, 0.26] },
    { kind: 'prop', name: 'sailboat', x: 0.9, y: 0.565, height: 0.05, shadow: 0.4 },
    { kind: 'prop', name: 'cello', x: 0.5, y: 0.76, height: 0.58, rotation: 1.45, anchorY: 0.5, detail: 0.8, clipY: 0.8 },
    {
      kind: 'figure',
      id: 'm',
      x: 0.4,
      y: 0.735,
      height: 0.27,
      looks: { arms: ['bent', 'up'], coat: 1, jacket: true, hair: [0.2, 0.15, 0.15] },
    },
    { kind: 'rope', from: [0.46, 0.4], to: [0.57, 0.88], waves: 0, amplitude: 0, thickness: 7, colour: 'shadow' },
    { kind: 'prop', name: 'swanSide', x: 0.82, y: 0.93, height: 0.14, detail: 1 },
  ],
} satisfies DirectedScene
